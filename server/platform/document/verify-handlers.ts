import { Buffer } from 'node:buffer';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { verifyCalls, VerifiedDocument } from '#contract/core/document/calls.ts';
import type { Handlers, PublicContext } from '#server/platform/context.ts';
import { attachment, markedCopy } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { DocumentDefinition } from './current.ts';
import { sha256Of } from './filed-pdf.ts';
import { findByToken, findLatest, listVersions, type FiledVersion } from './filing.ts';

/** Returns the version of a QR code. @throws Problem 404, 429 */
async function getByToken(ctx: PublicContext, token: string): Promise<FiledVersion> {
  await ctx.deps.throttle.countVerification(ctx.address);
  const found = await findByToken(ctx.db, token);
  if (!found) throw notFound('document');
  return found;
}

/**
 * Whether a file was saved from the print view: browsers write the address of its QR code into it as
 * a link, which the filed PDF does not have.
 */
const isPrint = (bytes: Uint8Array, { token }: FiledVersion): boolean =>
  Buffer.from(bytes).includes(`/verify/${token})`);

/**
 * Creates the handlers of the public page that verifies documents.
 * @param definitions every kind of document
 */
export function createVerifyHandlers(
  definitions: readonly DocumentDefinition[],
): Handlers<typeof verifyCalls> {
  const definitionOf = ({ resource, kind }: FiledVersion): DocumentDefinition => {
    const found = definitions.find(one => one.resource === resource && one.kinds.includes(kind));
    if (!found) throw new Error(`No definition of ${resource} ${kind}`);
    return found;
  };

  /** A cancelled document counts as cancelled, whichever version it is. */
  const stateOf = async (db: PublicContext['db'], filed: FiledVersion) => {
    const state = await definitionOf(filed).stateOf(db, filed.recordId);
    if (state === 'DIBATALKAN') return state;
    const latest = await findLatest(db, filed);
    return latest && latest.version > filed.version ? 'DIGANTI' : state;
  };

  const toVerified = async (
    { db }: PublicContext,
    filed: FiledVersion,
  ): Promise<VerifiedDocument> => ({
    jenis: filed.kind,
    nomor: filed.number,
    tanggal: filed.day,
    keadaan: await stateOf(db, filed),
    isi: filed.facts ?? {},
    ...((await definitionOf(filed).isCorrected?.(db, filed.recordId)) ? { diperbaiki: true } : {}),
    versi: filed.version,
  });

  /** Whether a file is an uploaded signed copy of the document. */
  const isSignedCopy = async ({ db }: PublicContext, filed: FiledVersion, sha256: string) => {
    const copies = (await definitionOf(filed).signedCopies?.(db, filed.recordId)) ?? [];
    if (copies.length === 0) return false;
    const isCopy = or(
      ...copies.map(({ resource, recordId, slots }) =>
        and(
          eq(attachment.resource, resource),
          eq(attachment.recordId, recordId),
          inArray(attachment.slot, [...slots]),
        ),
      ),
    );
    return (
      (await db.$count(
        attachment,
        and(isCopy, isNull(attachment.replacedAt), eq(attachment.sha256, sha256)),
      )) > 0
    );
  };

  /** Whether a file is the copy of a version that says that it no longer counts. */
  const isMarkedCopy = async ({ db }: PublicContext, filed: FiledVersion, sha256: string) => {
    const ids = (await listVersions(db, filed)).map(({ id }) => id);
    const copies = and(inArray(markedCopy.idDocument, ids), eq(markedCopy.sha256, sha256));
    return (await db.$count(markedCopy, copies)) > 0;
  };

  return {
    verify: async (ctx, { params }) => toVerified(ctx, await getByToken(ctx, params.token)),

    /** Compares a file with all filed versions of the document, then with its signed copies. */
    compare: async (ctx, { params, body }) => {
      await ctx.deps.throttle.countComparison(ctx.address);
      const filed = await getByToken(ctx, params.token);
      const bytes = new Uint8Array(await body.berkas.arrayBuffer());
      const sha256 = sha256Of(bytes);
      const same = (await listVersions(ctx.db, filed)).find(one => one.sha256 === sha256);
      if (same) return { hasil: 'SALINAN_RESMI', dokumen: await toVerified(ctx, same) };
      const dokumen = await toVerified(ctx, filed);
      if (await isMarkedCopy(ctx, filed, sha256))
        return { hasil: 'SALINAN_TIDAK_BERLAKU', dokumen };
      if (await isSignedCopy(ctx, filed, sha256)) return { hasil: 'SALINAN_BERTANDA', dokumen };
      return { hasil: isPrint(bytes, filed) ? 'CETAKAN' : 'BERBEDA', dokumen };
    },
  };
}

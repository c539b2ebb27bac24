import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseFileFormat, caseFileCalls, type CaseManifest } from '#contract/domains/case-file.ts';
import { fillPath } from '#contract/core/path.ts';
import { pksRecords } from '#server/domains/pks/index.ts';
import {
  findHead,
  sealedAuditLog,
  sealedLedger,
  type SealHead,
} from '#server/platform/audit/seal/sealed-log.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context, type Handlers } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import type { ExportRun } from '#server/platform/files/export-run.ts';
import { issueExportTicket, withExportSlot } from '#server/platform/files/export-queue.ts';
import { streamExport } from '#server/platform/files/stream-export.ts';
import { packageRoot } from '#server/platform/package-root.ts';
import { openSigner, type Signer } from '#server/platform/signing/signing-keys.ts';
import { StoredZip } from './archive.ts';
import { findFamily } from './family.ts';
import { collectParts, type CasePart } from './parts.ts';

export { sendSealsToWitnesses } from './witness.ts';

let readPage: Uint8Array<ArrayBuffer> | undefined;

/** Returns the page that checks a case file without network, read from the disk once; it is the first file of each. */
export const checkPage = (): Uint8Array<ArrayBuffer> =>
  (readPage ??= new Uint8Array(
    readFileSync(join(packageRoot(), 'server/domains/case-file/periksa.html')),
  ));

const pagePart: CasePart = {
  name: 'periksa.html',
  description: 'Halaman yang memeriksa berkas ini tanpa jaringan',
  read: () => Promise.resolve(checkPage()),
};

const toHead = (head: SealHead | undefined) =>
  head ? { segel: head.id, hash: head.hash, dibuat: head.sealedAt } : null;

/** What is collected before the archive is written. */
interface Collected {
  readonly manifest: Omit<CaseManifest, 'berkas'>;
  readonly parts: readonly CasePart[];
  readonly signer: Signer;
}

async function collect(ctx: Context, id: number): Promise<Collected> {
  const { db, deps, now, user } = ctx;
  const row = await pksRecords.get(ctx, id);
  const signer = await openSigner(db, deps.keys, 'BERKAS');
  const parts = await collectParts(ctx, await findFamily(ctx, id));
  await writeAudit(ctx, {
    action: 'pks.caseFile',
    resource: 'pks',
    recordId: String(id),
    recordLabel: pksRecords.labelOf(row),
    after: { jumlah: parts.length },
  });
  const manifest = {
    format: caseFileFormat,
    pks: { id, nomor: row.noPKS, perusahaan: row.namaBHBU },
    dibuat: now.toISOString(),
    oleh: user.fullName,
    penerbit: deps.config.publicUrl,
    kunci: { kty: 'EC', crv: 'P-256', ...signer.publicKey, kid: signer.kid },
    segel: {
      jejakAudit: toHead(await findHead(db, sealedAuditLog)),
      neracaDosis: toHead(await findHead(db, sealedLedger)),
    },
  } as const;
  return { manifest, parts: [pagePart, ...parts], signer };
}

const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** Signs a manifest without repeating it (RFC 7515, appendix F). */
function detachedSignature(content: Buffer, { kid, sign }: Signer): string {
  const header = base64url(JSON.stringify({ alg: 'ES256', kid }));
  return `${header}..${base64url(sign(`${header}.${base64url(content)}`))}`;
}

/** Writes the archive; of documents and uploaded files one at a time is in memory. */
export async function* writeArchive(
  { manifest, parts, signer }: Collected,
  run: Pick<ExportRun, 'addRows' | 'throwIfStopped'>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const zip = new StoredZip();
  const berkas: CaseManifest['berkas'][number][] = [];
  const bytesOf = (name: string, content: Uint8Array) => new Uint8Array(zip.entry(name, content));
  for (const { name, description, read } of parts) {
    run.throwIfStopped();
    const content = await read();
    const sha256 = createHash('sha256').update(content).digest('hex');
    berkas.push({ nama: name, ukuran: content.byteLength, sha256, keterangan: description });
    yield bytesOf(name, content);
    run.addRows(1);
  }
  const listed = Buffer.from(`${JSON.stringify({ ...manifest, berkas }, null, 2)}\n`);
  yield bytesOf('manifest.json', listed);
  yield bytesOf('manifest.jws', Buffer.from(detachedSignature(listed, signer)));
  yield new Uint8Array(zip.end());
}

export const caseFileHandlers: Handlers<typeof caseFileCalls> = {
  /** Issues a ticket for the case file of an agreement. @throws Problem 404; 503 while it must wait */
  ticket: async (ctx, { params }) => {
    const { id } = await pksRecords.get(ctx, params.id);
    return await issueExportTicket(ctx, fillPath(caseFileCalls.download.path, { id }), {});
  },

  /** Streams the case file of an agreement. @throws Problem 404; 429 for too many displays of NPWP */
  download: withoutTransaction(async (ctx: Context, { params }) => {
    // Its documents have personal NPWP in full.
    await ctx.deps.throttle.countReveal(ctx);
    return await withExportSlot(ctx, async (run, end) => {
      const collected = await transaction(ctx.deps.db, db => collect({ ...ctx, db }, params.id), {
        isolationLevel: 'repeatable read',
      });
      const { nomor, id } = collected.manifest.pks;
      const name = `Berkas perkara ${(nomor ?? `PKS ${id}`).replaceAll(/[\\/:*?"<>|]+/g, '-')}.zip`;
      run.begin(name, collected.parts.length);
      const bytes = ReadableStream.from(writeArchive(collected, run));
      return streamExport(ctx, { name, mediaType: 'application/zip', bytes }, run, end);
    });
  }),
};

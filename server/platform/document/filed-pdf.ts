import type { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { DeadState } from '#contract/core/document/calls.ts';
import { markedDocument } from '#documents/marked.ts';
import type { Deps } from '#server/platform/context.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { decryptPdf } from '#server/platform/crypto/pdf-encryption.ts';
import { transaction, type Db } from '#server/platform/db/client.ts';
import { filedDocument, filedNpwp, markedCopy } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { Problem } from '#server/platform/problem.ts';
import { findNpwp, sealPdf, withNpwp } from './filed-npwp.ts';
import { toDocument, type FiledVersion } from './filing.ts';

/** A PDF with the SHA-256 of its bytes in hexadecimal. */
export interface Pdf {
  readonly bytes: Buffer;
  readonly sha256: string;
}

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

async function findPdf(db: Db, keys: Keys, id: number): Promise<Pdf | undefined> {
  const [found] = await db
    .select({ pdf: filedDocument.pdf, sha256: filedDocument.sha256, key: filedNpwp.pdfKey })
    .from(filedDocument)
    .leftJoin(filedNpwp, eq(filedNpwp.idDocument, filedDocument.id))
    .where(eq(filedDocument.id, id));
  if (!found?.pdf || found.sha256 === null) return undefined;
  return { bytes: decryptPdf(keys, found.pdf, found.key), sha256: found.sha256 };
}

type PdfDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'keys' | 'log'>;

/** Seconds after which a document that was not rendered may be asked for again. */
const retrySeconds = 30;

/** @returns the problem of a PDF that does not exist yet, which may be asked for again */
export const notRendered = (): Problem =>
  new Problem('BELUM_SIAP', message('document.notRendered'), {
    headers: { 'retry-after': String(retrySeconds) },
  });

/**
 * Renders a document; why it failed is logged.
 * @throws Problem BELUM_SIAP when it was not rendered, or too many documents wait
 */
export async function renderOrExplain(
  log: Deps['log'],
  document: PrintedDocument,
  render: typeof renderPdf,
): Promise<Buffer> {
  try {
    return await render(document);
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.error({ err: error, title: document.title }, 'a PDF was not rendered');
    throw notRendered();
  }
}

/** The versions that are rendered at this moment, per database. */
const rendering = new WeakMap<Db, Map<number, Promise<Pdf>>>();

async function findMarked(db: Db, idDocument: number, mark: DeadState): Promise<Pdf | undefined> {
  const [found] = await db
    .select({ bytes: markedCopy.pdf, sha256: markedCopy.sha256 })
    .from(markedCopy)
    .where(and(eq(markedCopy.idDocument, idDocument), eq(markedCopy.mark, mark)));
  return found;
}

/**
 * Returns the copy of a filed version that says on each page that it no longer counts, with a personal NPWP masked.
 * It is rendered and stored once, outside any transaction.
 * @throws Problem BELUM_SIAP when it was not rendered
 */
export async function markedPdf(
  deps: PdfDeps,
  filed: FiledVersion,
  mark: DeadState,
  render = renderPdf,
): Promise<Pdf> {
  const { clock, config, db, log } = deps;
  const stored = await findMarked(db, filed.id, mark);
  if (stored) return stored;
  const document = await toDocument(db, filed, config.publicUrl);
  const day = dayInJakarta(clock());
  const bytes = await renderOrExplain(log, markedDocument(document, mark, day), render);
  await db
    .insert(markedCopy)
    .values({ idDocument: filed.id, mark, pdf: bytes, sha256: sha256Of(bytes) })
    .onConflictDoNothing();
  return (await findMarked(db, filed.id, mark)) ?? { bytes, sha256: sha256Of(bytes) };
}

/** Renders and stores the PDF of a version; the first one that is stored counts. */
async function storePdf(
  { db, config, keys, log }: PdfDeps,
  filed: FiledVersion,
  render: typeof renderPdf,
): Promise<Pdf> {
  const masked = await toDocument(db, filed, config.publicUrl);
  const npwp = await findNpwp(db, keys, filed.id);
  const bytes = await renderOrExplain(
    log,
    npwp === undefined ? masked : withNpwp(masked, npwp),
    render,
  );
  await transaction(db, async tx => {
    const pdf = npwp === undefined ? bytes : await sealPdf(tx, keys, filed.id, bytes);
    if (pdf === undefined) return;
    await tx
      .update(filedDocument)
      .set({ pdf, sha256: sha256Of(bytes) })
      .where(and(eq(filedDocument.id, filed.id), isNull(filedDocument.pdf)));
  });
  const stored = await findPdf(db, keys, filed.id);
  if (!stored) throw new Error(`The PDF of filed document ${filed.id} was not stored.`);
  return stored;
}

/**
 * Returns the PDF of a filed version. It is rendered for the first request, outside any transaction,
 * and requests that come meanwhile wait for it.
 * @throws Problem BELUM_SIAP when it was not rendered; the next request renders again
 */
export async function filedPdf(
  deps: PdfDeps,
  filed: FiledVersion,
  render = renderPdf,
): Promise<Pdf> {
  const { db, keys } = deps;
  const stored = await findPdf(db, keys, filed.id);
  if (stored) return stored;
  const running = rendering.get(db) ?? new Map<number, Promise<Pdf>>();
  rendering.set(db, running);
  const current = running.get(filed.id);
  if (current) return await current;
  const started = storePdf(deps, filed, render).finally(() => running.delete(filed.id));
  running.set(filed.id, started);
  return await started;
}

import type { applicationFiles, FileName } from '#contract/application/index.ts';
import type { bhbuCalls } from '#contract/bhbu.ts';
import type { UploadedFile } from '#contract/upload.ts';
import type { Bhbu } from '#contract/bhbu-record.ts';
import type { Context, Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { fileAnswer } from '../files/store.ts';
import { invalid } from '../problem.ts';
import { documentId, documentsOf, keepDocuments, readDocuments } from './documents.ts';
import { findBhbu, getBhbu, lockBhbu, type BhbuRowKept } from './read.ts';
import { onBhbu } from './trail.ts';
import { checkTakesPart, writeBhbu } from './write.ts';

/** A document of a company that a caller may see, as an attachment. */
export const documentOf =
  (field: FileName): Verb<typeof bhbuCalls.downloadNPWP> =>
  async (ctx, { params }) => {
    await findBhbu(ctx, params.id);
    return await fileAnswer(ctx.db, await documentId(ctx.db, params.id, field));
  };

/** Takes a document in the place of the one that was there. */
export const uploadOf =
  (field: Exclude<FileName, 'fileSKB'>): Verb<typeof bhbuCalls.uploadNPWP> =>
  async (ctx, { params, body }) => {
    const sent = body as Partial<Record<keyof typeof applicationFiles, UploadedFile>>;
    const row = await lockBhbu(ctx, params.id);
    return await keep(ctx, row, { [field]: sent[field] });
  };

/** Takes an SKB and how long it holds; without a file, says so of the one that is there. */
export const uploadSKB: Verb<typeof bhbuCalls.uploadSKB> = async (ctx, { params, body }) => {
  const row = await lockBhbu(ctx, params.id);
  const { fileSKB, noSKB, berlakuSampai } = body;
  const isThere = (await documentsOf(ctx.db, row.id)).some(({ isian }) => isian === 'fileSKB');
  if (!fileSKB && !isThere) throw invalid('fileSKB', 'Pilih berkas');
  if (berlakuSampai < dayInJakarta(ctx.now)) {
    throw invalid('berlakuSampai', 'Tanggal ini sudah lewat. Unggah SKB yang masih berlaku.');
  }
  // The number of another document is not its own.
  const skbNumber = noSKB ?? (fileSKB ? null : row.skbNumber);
  return await keep(ctx, row, fileSKB ? { fileSKB } : {}, {
    skbNumber,
    skbValidUntil: berlakuSampai,
  });
};

/** Keeps what was sent with its company. No form holds it: one that is open is not out of date. */
async function keep(
  ctx: Context,
  row: BhbuRowKept,
  sent: Partial<Record<FileName, UploadedFile | undefined>>,
  skb: { skbNumber?: string | null; skbValidUntil?: string } = {},
): Promise<Bhbu> {
  checkTakesPart(row);
  const documents = await readDocuments(sent);
  await keepDocuments(ctx.db, ctx.now, row.id, documents, ctx.user.fullName);
  await writeBhbu(ctx, row.id, { ...skb, version: row.version });
  await ctx.audit(
    onBhbu('upload', row, {
      after: {
        berkas: documents.map(({ field }) => field),
        ...(skb.skbValidUntil ? { skbBerlakuSampai: skb.skbValidUntil } : {}),
      },
    }),
  );
  return await getBhbu(ctx, row.id);
}

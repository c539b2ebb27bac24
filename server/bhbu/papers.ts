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

/** Creates the handler that downloads the document of one field as an attachment. */
export const documentOf =
  (field: FileName): Verb<typeof bhbuCalls.downloadNPWP> =>
  async (ctx, { params }) => {
    await findBhbu(ctx, params.id);
    return await fileAnswer(ctx.db, await documentId(ctx.db, params.id, field));
  };

/** Creates the handler that replaces the document of one field. */
export const uploadOf =
  (field: Exclude<FileName, 'fileSKB'>): Verb<typeof bhbuCalls.uploadNPWP> =>
  async (ctx, { params, body }) => {
    const sent = body as Partial<Record<keyof typeof applicationFiles, UploadedFile>>;
    const row = await lockBhbu(ctx, params.id);
    return await keep(ctx, row, { [field]: sent[field] });
  };

/** Saves an SKB and its last valid day; without a file, it updates the data of the stored SKB. */
export const uploadSKB: Verb<typeof bhbuCalls.uploadSKB> = async (ctx, { params, body }) => {
  const row = await lockBhbu(ctx, params.id);
  const { fileSKB, noSKB, berlakuSampai } = body;
  const isThere = (await documentsOf(ctx.db, row.id)).some(({ isian }) => isian === 'fileSKB');
  if (!fileSKB && !isThere) throw invalid('fileSKB', 'Pilih berkas');
  if (berlakuSampai < dayInJakarta(ctx.now)) {
    throw invalid('berlakuSampai', 'Tanggal ini sudah lewat. Unggah SKB yang masih berlaku.');
  }
  // The stored number belongs to the previous document, so a new file without a number clears it.
  const skbNumber = noSKB ?? (fileSKB ? null : row.skbNumber);
  return await keep(ctx, row, fileSKB ? { fileSKB } : {}, {
    skbNumber,
    skbValidUntil: berlakuSampai,
  });
};

/** Saves documents and SKB data without a new version, since no edit form contains these fields. */
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

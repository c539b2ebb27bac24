import type { applicationFiles, ApplicationFileName } from '#contract/application/index.ts';
import type { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { UploadedFile } from '#contract/values/upload.ts';
import type { Bhbu } from '#contract/bhbu/record.ts';
import type { Context, Handler } from '../../context.ts';
import { dayInJakarta } from '../../jakarta-day.ts';
import { fileResponse } from '../../files/store.ts';
import { invalidField } from '../../problem.ts';
import { getDocumentId, listDocuments, saveDocuments, readDocuments } from './document-store.ts';
import { getBhbuRow, getBhbu, lockBhbu, type BhbuRow } from '../query/get.ts';
import { createBhbuAuditEntry } from '../audit-entry.ts';
import { checkApproved, writeBhbu } from '../edit/write.ts';

/** Creates the handler that downloads the document of one field as an attachment. */
export const createDownloadHandler =
  (field: ApplicationFileName): Handler<typeof bhbuCalls.downloadNPWP> =>
  async (ctx, { params }) => {
    await getBhbuRow(ctx, params.id);
    return await fileResponse(ctx.db, await getDocumentId(ctx.db, params.id, field));
  };

/** Creates the handler that replaces the document of one field. */
export const createUploadHandler =
  (field: Exclude<ApplicationFileName, 'fileSKB'>): Handler<typeof bhbuCalls.uploadNPWP> =>
  async (ctx, { params, body }) => {
    const uploads = body as Partial<Record<keyof typeof applicationFiles, UploadedFile>>;
    const row = await lockBhbu(ctx, params.id);
    return await saveUploads(ctx, row, { [field]: uploads[field] });
  };

/** Saves an SKB and its last valid day; without a file, it updates the data of the stored SKB. */
export const uploadSKB: Handler<typeof bhbuCalls.uploadSKB> = async (ctx, { params, body }) => {
  const row = await lockBhbu(ctx, params.id);
  const { fileSKB, noSKB, berlakuSampai } = body;
  const hasStoredFile = (await listDocuments(ctx.db, row.id)).some(
    ({ isian }) => isian === 'fileSKB',
  );
  if (!fileSKB && !hasStoredFile) throw invalidField('fileSKB', 'Pilih berkas');
  if (berlakuSampai < dayInJakarta(ctx.now)) {
    throw invalidField('berlakuSampai', 'Tanggal ini sudah lewat. Unggah SKB yang masih berlaku.');
  }
  // The stored number belongs to the previous document, so a new file without a number clears it.
  const skbNumber = noSKB ?? (fileSKB ? null : row.noSKB);
  return await saveUploads(ctx, row, fileSKB ? { fileSKB } : {}, {
    noSKB: skbNumber,
    skbBerlakuSampai: berlakuSampai,
  });
};

/** Saves documents and SKB data without a new version, since no edit form contains these fields. */
async function saveUploads(
  ctx: Context,
  row: BhbuRow,
  uploads: Partial<Record<ApplicationFileName, UploadedFile | undefined>>,
  skb: { noSKB?: string | null; skbBerlakuSampai?: string } = {},
): Promise<Bhbu> {
  checkApproved(row);
  const documents = await readDocuments(uploads);
  await saveDocuments(ctx.db, ctx.now, row.id, documents, ctx.user.fullName);
  await writeBhbu(ctx, row.id, { ...skb, version: row.version });
  await ctx.audit(
    createBhbuAuditEntry('upload', row, {
      after: {
        berkas: documents.map(({ field }) => field),
        ...(skb.skbBerlakuSampai ? { skbBerlakuSampai: skb.skbBerlakuSampai } : {}),
      },
    }),
  );
  return await getBhbu(ctx, row.id);
}

import { eq } from 'drizzle-orm';
import type { UploadedFile } from '#contract/core/values/upload.ts';
import type { ApplicationFileName } from '#contract/domains/application/index.ts';
import { consentProofSlot, documentSlots, type bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import { recordPath } from '#contract/record-pages.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import type { Context, Handler, Handlers } from '#server/platform/context.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { checkOtherPerson } from '#server/platform/lifecycle/two-persons.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { modifiedStamps } from '#server/platform/record/index.ts';
import type { BhbuRow } from '../columns.ts';
import { checkApproved } from '../edit/rules.ts';
import { getBhbu } from '../query/get.ts';
import { bhbuRecords } from '../records.ts';
import { listDocuments } from './document-store.ts';

const { attachments, downloadAttachment, createSlotDownload, save } = createAttachmentHandlers({
  resource: 'bhbu',
  slots: [...documentSlots, consentProofSlot],
  auditsDownloads: true,
  get: bhbuRecords.get,
  async lock(ctx, id) {
    const row = await bhbuRecords.lock(ctx, id);
    checkApproved(row);
    return row;
  },
  labelOf: ({ namaBHBU }) => namaBHBU,
  auditFields: (field, size) => ({ berkas: size === undefined ? [] : [field] }),
});

/** Updates the row without a new version, since no edit form contains documents or SKB data. */
async function touch(ctx: Context, row: BhbuRow, skb: Partial<BhbuRow> = {}): Promise<undefined> {
  await ctx.db
    .update(bhbu)
    .set({ ...skb, ...modifiedStamps(ctx) })
    .where(eq(bhbu.id, row.id));
}

/** Creates the handler that replaces the document of one field. */
const createUploadHandler =
  <F extends ApplicationFileName | typeof consentProofSlot.name>(field: F) =>
  async (
    ctx: Context,
    { params, body }: { params: { id: number }; body: Readonly<Record<F, UploadedFile>> },
  ) => {
    await save(ctx, params.id, field, [field, body[field]], row => touch(ctx, row));
    return await getBhbu(ctx, params.id);
  };

/** Saves an SKB and its last valid day; without a file, it updates the data of the stored SKB. */
const uploadSKB: Handler<typeof bhbuCalls.uploadSKB> = async (
  ctx,
  { params, body: { fileSKB, noSKB, berlakuSampai } },
) => {
  await save(ctx, params.id, 'fileSKB', ['fileSKB', fileSKB], async row => {
    const documents = await listDocuments(ctx.db, row.id);
    if (!fileSKB && !documents.some(({ isian }) => isian === 'fileSKB'))
      throw invalidField('fileSKB', message('file.required'));
    if (berlakuSampai < dayInJakarta(ctx.now)) {
      throw invalidField('berlakuSampai', message('bhbu.skbExpired'));
    }
    // The stored number belongs to the previous document, so a new file without a number clears it.
    const skbNumber = noSKB ?? (fileSKB ? null : row.noSKB);
    await touch(ctx, row, {
      noSKB: skbNumber,
      skbBerlakuSampai: berlakuSampai,
      skbDiperiksaOleh: null,
      skbDiperiksaPada: null,
    });
    await bhbuRecords.audit(ctx, row, 'enterSkb', {
      after: { noSKB: skbNumber, skbBerlakuSampai: berlakuSampai },
    });
    if (skbNumber !== null) await askForCheck(ctx, row);
    return { skbBerlakuSampai: berlakuSampai };
  });
  return await getBhbu(ctx, params.id);
};

/** Notifies those who check an SKB. */
const askForCheck = (ctx: Context, { id, namaBHBU }: BhbuRow): Promise<void> =>
  notifyAccounts(
    ctx,
    'FINANCE',
    {},
    {
      resource: 'bhbu',
      recordId: id,
      message: 'bhbu.enterSkb',
      params: { nama: namaBHBU },
      path: recordPath('bhbu', id),
    },
  );

/**
 * Records that the SKB was compared with its number and last day, which the caller names, since they may have been
 * replaced meanwhile.
 * @throws Problem 409 also for the person who entered it
 */
const verifySKB: Handler<typeof bhbuCalls.verifySKB> = async (ctx, { params, body }) => {
  const row = await bhbuRecords.lock(ctx, params.id);
  checkApproved(row);
  if (row.noSKB !== body.noSKB || row.skbBerlakuSampai !== body.berlakuSampai) {
    throw new Problem('KEADAAN_SALAH', message('bhbu.skbReplaced'), { reason: 'skb' });
  }
  await checkOtherPerson(ctx, 'bhbu.verifySkb', row.id);
  await touch(ctx, row, {
    skbDiperiksaOleh: ctx.user.fullName,
    skbDiperiksaPada: ctx.now.toISOString(),
  });
  await bhbuRecords.audit(ctx, row, 'verifySkb', { after: body });
  return await getBhbu(ctx, row.id);
};

/** Handlers of the documents of a company. */
export const documentHandlers = {
  uploadNPWP: createUploadHandler('fileNPWP'),
  uploadLegalitas: createUploadHandler('fileLegalitas'),
  uploadSIUP: createUploadHandler('fileSIUP'),
  uploadConsentProof: createUploadHandler(consentProofSlot.name),
  uploadSKB,
  verifySKB,
  downloadNPWP: createSlotDownload('fileNPWP'),
  downloadLegalitas: createSlotDownload('fileLegalitas'),
  downloadSIUP: createSlotDownload('fileSIUP'),
  downloadSKB: createSlotDownload('fileSKB'),
  attachments,
  downloadAttachment,
} satisfies Partial<Handlers<typeof bhbuCalls>>;

import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { clauses } from '#contract/domains/pks/clock.ts';
import { workOrderSlots, type workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { SignedDocument } from '#contract/domains/work-order/record.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import { readUploads, saveAttachment } from '#server/platform/attachment/attachment-store.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidFields, Problem } from '#server/platform/problem.ts';
import { wrongState } from './guards.ts';
import { workOrderLifecycle } from './lifecycle.ts';
import { checkVersionOf, lockWithOrder } from './move.ts';
import { getWorkOrder, toWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';
import { isPrintable } from './signature-pictures.ts';

/** @throws Problem 409 */
export function refuseState(row: WorkOrderRow, refusal: Message = wrongState(row)): never {
  throw new Problem('KEADAAN_SALAH', refusal, { currentState: row.status, reason: 'state' });
}

/** Locks a work order whose receipt goes on. @throws Problem 404, 409 */
export async function lockArrived(ctx: Context, id: number): Promise<WorkOrderRow> {
  const row = await workOrderRecords.lock(ctx, id);
  if (row.status === 'DIKIRIM') refuseState(row, message('workOrder.notArrived'));
  if (row.status !== 'TIBA' && row.status !== 'SELISIH') refuseState(row);
  return row;
}

/** Locks a work order that is not cancelled and not received. @throws Problem 404, 409 */
async function lockOpen(ctx: Context, id: number): Promise<WorkOrderRow> {
  const row = await workOrderRecords.lock(ctx, id);
  if (['DITERIMA', 'SELESAI', 'DIBATALKAN'].includes(row.status)) refuseState(row);
  return row;
}

const notes = createAttachmentHandlers({
  ...workOrderRecords,
  lock: lockOpen,
  slots: workOrderSlots,
});

type SigningBody = HandlerInput<typeof workOrderCalls.sign>['body'];

/** The documents of a receipt, with the prefix of their numbers and the slot of their scan. */
const documents = {
  Selisih: { prefix: 'SELISIH', file: 'fileSelisih' },
  BAST: { prefix: 'BAST', file: 'fileBAST' },
} as const;
type DocumentName = keyof typeof documents;

/**
 * Returns a signed document. Its number is that of the work order, which has at most one of each.
 */
const signedDocument = (
  { now, user }: Context,
  { noWO }: WorkOrderRow,
  name: DocumentName,
  body: SigningBody,
): SignedDocument => ({
  nomor: (noWO ?? '').replace(/^WO/, documents[name].prefix),
  waktu: now.toISOString(),
  ...(user.bhbuId === null ? {} : { olehPembeli: true }),
  pembeli: { nama: body.namaPembeli, jabatan: body.jabatanPembeli },
  distributor: { nama: body.namaDistributor, jabatan: body.jabatanDistributor },
});

/** Reads the signatures of a body. @throws Problem 422 unless both are drawn or a scan is there */
async function readSignatures(body: SigningBody) {
  const missing = (['ttdPembeli', 'ttdDistributor'] as const).filter(field => !body[field]);
  if (!body.berkas && missing.length > 0) {
    const refusal = [message('workOrder.signatureMissing')];
    throw invalidFields(Object.fromEntries(missing.map(field => [field, refusal])));
  }
  const files = await readUploads(body, ['ttdPembeli', 'ttdDistributor', 'berkas']);
  const tooLarge = files.filter(
    ({ field, content }) => field !== 'berkas' && !isPrintable(content),
  );
  if (tooLarge.length > 0) {
    const refusal = [message('workOrder.signatureTooLarge')];
    throw invalidFields(Object.fromEntries(tooLarge.map(({ field }) => [field, refusal])));
  }
  return files;
}

/** Saves the signatures of a document at the locked work order. */
async function saveSignatures(
  ctx: Context,
  { id }: WorkOrderRow,
  name: DocumentName,
  files: Awaited<ReturnType<typeof readSignatures>>,
): Promise<void> {
  for (const file of files) {
    const slotName = file.field === 'berkas' ? documents[name].file : `${file.field}${name}`;
    const slot = workOrderSlots.find(one => one.name === slotName);
    if (!slot) throw new Error(`No slot ${slotName}`);
    const place = { resource: 'workOrder', recordId: id, slot };
    await saveAttachment(ctx.db, ctx.now, place, file, ctx.user.fullName);
  }
}

export const receiptHandlers = {
  uploadDeliveryNote: async (ctx, { params: { id }, body }) => {
    await notes.save(ctx, id, 'fileSuratJalan', ['fileSuratJalan', body.fileSuratJalan]);
    return await getWorkOrder(ctx, id);
  },

  /**
   * Signs the handover record, after which the receipt is locked (Lampiran I, Pasal 8). The same act
   * signs the report of a discrepancy, which comes first.
   */
  sign: async (ctx, { params, body }) => {
    const files = await readSignatures(body);
    const before = await lockWithOrder(ctx, params.id);
    checkTransition(ctx.user, workOrderLifecycle, before, 'sign');
    await checkVersionOf(ctx, params.id);
    const reports = before.status === 'SELISIH' && before.beritaSelisih === null;
    if (reports) await saveSignatures(ctx, before, 'Selisih', files);
    await saveSignatures(ctx, before, 'BAST', files);
    const after = await transition(ctx, workOrderLifecycle, before, 'sign', {
      clause: `Pasal ${clauses.arrivalCheck}`,
      values: {
        ...(reports ? { beritaSelisih: signedDocument(ctx, before, 'Selisih', body) } : {}),
        bast: signedDocument(ctx, before, 'BAST', body),
      },
    });
    return await toWorkOrder(ctx, after);
  },

  attachments: notes.attachments,
  downloadAttachment: notes.downloadAttachment,
} satisfies Partial<Handlers<typeof workOrderCalls>>;

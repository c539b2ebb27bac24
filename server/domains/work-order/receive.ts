import { eq } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { clauses } from '#contract/domains/pks/clock.ts';
import { workOrderSlots, type workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { receiptResult } from '#contract/domains/work-order/receipt.ts';
import type { ReceiptInput, SignedDocument } from '#contract/domains/work-order/record.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import { readUploads, saveAttachment } from '#server/platform/attachment/attachment-store.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { workOrderLine } from '#server/platform/db/schema/index.ts';
import { fileIssued } from '#server/platform/document/index.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidFields, Problem } from '#server/platform/problem.ts';
import { discrepancy, goodsReceipt } from './document.ts';
import { wrongState } from './guards.ts';
import { workOrderLifecycle } from './lifecycle.ts';
import { findWorkOrderLines } from './lines.ts';
import { checkVersionOf, lockWithOrder } from './move.ts';
import { getWorkOrder, toWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';

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

/** Returns what is wrong with the count of a line, by field path. */
function findCountIssues(
  { jenis }: WorkOrderRow,
  { qtyTiba, bocor, rusak }: ReceiptInput['baris'][number],
  at: number,
  qtyKirim: number | undefined,
): Record<string, Message[]> {
  if (qtyKirim === undefined) return { [`baris.${at}.id`]: [message('workOrder.lineUnknown')] };
  if (jenis === 'AMBIL_KEMBALI' && (qtyTiba > qtyKirim || bocor + rusak > 0)) {
    const refusal = message('workOrder.surplusAtMost', { dosis: qtyKirim });
    return { [`baris.${at}.qtyTiba`]: [refusal] };
  }
  return bocor + rusak > qtyTiba
    ? {
        [`baris.${at}.bocor`]: [message('workOrder.damagedMoreThanArrived', { dosis: qtyTiba })],
      }
    : {};
}

type SigningBody = HandlerInput<typeof workOrderCalls.sign>['body'];

/** What a signed document is about, and its slots. */
const documents = {
  Selisih: { prefix: 'SELISIH', file: 'fileSelisih' },
  BAST: { prefix: 'BAST', file: 'fileBAST' },
} as const;
type DocumentName = keyof typeof documents;

/**
 * Returns a signed document. Its number is that of the work order, which has at most one of each.
 */
const signedDocument = (
  { now }: Context,
  { noWO }: WorkOrderRow,
  name: DocumentName,
  body: SigningBody,
): SignedDocument => ({
  nomor: (noWO ?? '').replace(/^WO/, documents[name].prefix),
  waktu: now.toISOString(),
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
  return await readUploads(body, ['ttdPembeli', 'ttdDistributor', 'berkas']);
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
  /** Saves the count of the lines in the body; the others stay. */
  saveReceipt: async (ctx, { params, body }) => {
    const before = await lockArrived(ctx, params.id);
    if (before.status === 'SELISIH') refuseState(before);
    await workOrderRecords.lock(ctx, params.id, { submitted: body });
    const lines = await findWorkOrderLines(ctx, before);
    const shipped = new Map(lines.map(({ id, qtyKirim }) => [id, qtyKirim]));
    const issues = Object.assign(
      {},
      ...body.baris.map((line, at) => findCountIssues(before, line, at, shipped.get(line.id))),
    ) as Record<string, Message[]>;
    if (Object.keys(issues).length > 0) throw invalidFields(issues);
    for (const { id, catatan, ...count } of body.baris) {
      await ctx.db
        .update(workOrderLine)
        .set({
          ...count,
          catatan: catatan || null,
          ...receiptResult({ ...count, qtyKirim: shipped.get(id) ?? 0 }),
        })
        .where(eq(workOrderLine.id, id));
    }
    const after = await workOrderRecords.update(
      ctx,
      before,
      { suhuTerima: body.suhuTerima ?? null, catatanTerima: body.catatanTerima || null },
      { action: 'count', audited: { baris: body.baris } },
    );
    return await toWorkOrder(ctx, after);
  },

  uploadDeliveryNote: async (ctx, { params: { id }, body }) => {
    await notes.save(ctx, id, 'fileSuratJalan', ['fileSuratJalan', body.fileSuratJalan]);
    return await getWorkOrder(ctx, id);
  },

  signDiscrepancy: async (ctx, { params, body }) => {
    const files = await readSignatures(body);
    const before = await lockArrived(ctx, params.id);
    if (before.status !== 'SELISIH') {
      refuseState(before, message('workOrder.discrepancyUnreported'));
    }
    if (before.beritaSelisih) refuseState(before, message('workOrder.discrepancySigned'));
    await checkVersionOf(ctx, params.id);
    await saveSignatures(ctx, before, 'Selisih', files);
    const after = await workOrderRecords.update(
      ctx,
      before,
      { beritaSelisih: signedDocument(ctx, before, 'Selisih', body) },
      { action: 'signDiscrepancy' },
    );
    await fileIssued(ctx, discrepancy, after.id);
    return await toWorkOrder(ctx, after);
  },

  /** Signs the handover record, after which the receipt is locked (Lampiran I, Pasal 8). */
  sign: async (ctx, { params, body }) => {
    const files = await readSignatures(body);
    const before = await lockWithOrder(ctx, params.id);
    checkTransition(ctx.user, workOrderLifecycle, before, 'sign');
    await checkVersionOf(ctx, params.id);
    await saveSignatures(ctx, before, 'BAST', files);
    const after = await transition(ctx, workOrderLifecycle, before, 'sign', {
      clause: `Pasal ${clauses.arrivalCheck}`,
      values: { bast: signedDocument(ctx, before, 'BAST', body) },
    });
    await fileIssued(ctx, goodsReceipt, after.id);
    return await toWorkOrder(ctx, after);
  },

  attachments: notes.attachments,
  downloadAttachment: notes.downloadAttachment,
} satisfies Partial<Handlers<typeof workOrderCalls>>;

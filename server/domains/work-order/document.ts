import { and, desc, eq } from 'drizzle-orm';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { dayInZone } from '#contract/core/values/zone.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { shippedWorkOrderStates, type WorkOrderState } from '#contract/states/work-order.ts';
import {
  deliveryNoteDocument,
  workOrderDocument,
  type Letterhead,
} from '#documents/delivery/delivery.ts';
import {
  discrepancyDocument,
  goodsReceiptDocument,
  type SignaturePictures,
} from '#documents/delivery/receipt.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import type { Context } from '#server/platform/context.ts';
import { stateHistory, workOrder } from '#server/platform/db/schema/index.ts';
import {
  createDocumentHandlers,
  type DocumentDefinition,
} from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { toWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';
import { findSignatures } from './signature-pictures.ts';

/** Returns the day on which a work order was issued; the present day for a draft. */
async function findIssueDay({ db, now }: Context, row: WorkOrderRow): Promise<string> {
  if (row.noWO === null) return dayInJakarta(now);
  const [issue] = await db
    .select({ at: stateHistory.at })
    .from(stateHistory)
    .where(
      and(
        eq(stateHistory.resource, 'workOrder'),
        eq(stateHistory.recordId, String(row.id)),
        eq(stateHistory.event, 'issue'),
      ),
    )
    .orderBy(desc(stateHistory.id))
    .limit(1);
  return dayInJakarta(new Date(issue?.at ?? row.createdAt));
}

/** The day on which the facility signed; the present day there until then. */
const signedDay = (
  { now }: Context,
  { zona }: WorkOrderRow,
  signed: WorkOrderRow['bast'],
): string => dayInZone(signed?.waktu ?? now, zona);

/** A document of a work order. */
interface DeliveryDocument {
  readonly kind: 'PERINTAH_KERJA' | 'SURAT_JALAN' | 'BAST' | 'SELISIH';
  /** Whether a work order has the document in its state. */
  readonly exists: (row: WorkOrderRow) => boolean;
  readonly dayOf: (ctx: Context, row: WorkOrderRow) => Promise<string> | string;
  /** Whether it was signed, after which it stays as it was. */
  readonly isSigned?: (row: WorkOrderRow) => boolean;
  readonly build: (
    order: WorkOrder,
    letterhead: Letterhead | null,
    signatures: SignaturePictures,
  ) => PrintedDocument;
  /** Which drawn signatures it carries. */
  readonly signedAs?: 'BAST' | 'Selisih';
  /** Slot of its scan. */
  readonly slot?: string;
}

const isShipped = (status: WorkOrderState): boolean =>
  shippedWorkOrderStates.some(shipped => shipped === status);

const define = ({
  kind,
  exists,
  dayOf,
  isSigned,
  build,
  signedAs,
  slot,
}: DeliveryDocument): DocumentDefinition => ({
  resource: 'workOrder',
  kinds: [kind],
  async open(ctx, id) {
    const row = await workOrderRecords.get(ctx, id);
    if (!exists(row)) {
      throw new Problem('KEADAAN_SALAH', message(`workOrder.notPrinted.${kind}`), {
        currentState: row.status,
        reason: 'state',
      });
    }
    const day = await dayOf(ctx, row);
    return {
      kind,
      recordId: String(id),
      label: workOrderRecords.labelOf(row),
      idBHBU: row.idBHBU,
      day,
      isFrozen: isSigned?.(row) ?? false,
      async build() {
        const seller = await findSellerOn(ctx.db, day);
        const letterhead = seller ? { name: seller.nama, address: seller.alamat } : null;
        const signatures = signedAs ? await findSignatures(ctx.db, row.id, signedAs) : {};
        return build(await toWorkOrder(ctx, row), letterhead, signatures);
      },
    };
  },
  async stateOf(db, recordId) {
    const [found] = await db
      .select({ status: workOrder.status })
      .from(workOrder)
      .where(eq(workOrder.id, Number(recordId)));
    return !found || found.status === 'DIBATALKAN' ? 'DIBATALKAN' : 'BERLAKU';
  },
  signedCopies: (_, recordId) =>
    Promise.resolve(slot ? [{ resource: 'workOrder', recordId, slots: [slot] }] : []),
});

const orderPaper = define({
  kind: 'PERINTAH_KERJA',
  exists: () => true,
  dayOf: findIssueDay,
  build: workOrderDocument,
});

const deliveryNote = define({
  kind: 'SURAT_JALAN',
  exists: ({ status }) => status === 'DIKEMAS' || isShipped(status),
  dayOf: findIssueDay,
  build: deliveryNoteDocument,
  slot: 'fileSuratJalan',
});

export const goodsReceipt = define({
  kind: 'BAST',
  exists: ({ status, bast, dosisDiterima }) =>
    bast !== null || (isShipped(status) && status !== 'DIKIRIM' && dosisDiterima !== null),
  dayOf: (ctx, row) => signedDay(ctx, row, row.bast),
  isSigned: ({ bast }) => bast !== null,
  build: goodsReceiptDocument,
  signedAs: 'BAST',
  slot: 'fileBAST',
});

export const discrepancy = define({
  kind: 'SELISIH',
  exists: ({ status, beritaSelisih }) => status === 'SELISIH' || beritaSelisih !== null,
  dayOf: (ctx, row) => signedDay(ctx, row, row.beritaSelisih),
  isSigned: ({ beritaSelisih }) => beritaSelisih !== null,
  build: discrepancyDocument,
  signedAs: 'Selisih',
  slot: 'fileSelisih',
});

/** The printed documents of deliveries. */
export const deliveryDocuments: readonly DocumentDefinition[] = [
  orderPaper,
  deliveryNote,
  goodsReceipt,
  discrepancy,
];

const orderHandlers = createDocumentHandlers(orderPaper);
const noteHandlers = createDocumentHandlers(deliveryNote);
const receiptHandlers = createDocumentHandlers(goodsReceipt);
const discrepancyHandlers = createDocumentHandlers(discrepancy);

export const documentHandlers = {
  printedOrder: orderHandlers.printed,
  orderPdf: orderHandlers.pdf,
  sendOrder: orderHandlers.send,
  printedDeliveryNote: noteHandlers.printed,
  deliveryNotePdf: noteHandlers.pdf,
  sendDeliveryNote: noteHandlers.send,
  printedBast: receiptHandlers.printed,
  bastPdf: receiptHandlers.pdf,
  sendBast: receiptHandlers.send,
  printedDiscrepancy: discrepancyHandlers.printed,
  discrepancyPdf: discrepancyHandlers.pdf,
  sendDiscrepancy: discrepancyHandlers.send,
};

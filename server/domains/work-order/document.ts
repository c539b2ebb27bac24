import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Letterhead, PrintedDocument } from '#contract/core/document/block.ts';
import { dayInZone } from '#contract/core/values/zone.ts';
import { shippedWorkOrderStates, type WorkOrderState } from '#contract/states/work-order.ts';
import {
  deliveryNoteDocument,
  workOrderDocument,
  type DeliveredOrder,
} from '#documents/delivery/delivery.ts';
import {
  discrepancyDocument,
  goodsReceiptDocument,
  type SignaturePictures,
  type WitnessedSeal,
} from '#documents/delivery/receipt.ts';
import { count, localPhone } from '#documents/format.ts';
import { addressOf } from '#server/domains/lookup/index.ts';
import { findLetterhead } from '#server/domains/seller/index.ts';
import { findWitnessedHeads } from '#server/platform/audit/seal/sealed-log.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  distributor,
  faskes,
  orderLine,
  stateHistory,
  workOrder,
  workOrderLine,
} from '#server/platform/db/schema/index.ts';
import {
  createDocumentHandlers,
  fileAct,
  fileOn,
  type Act,
  type DocumentDefinition,
  type DocumentReader,
  type EarlierActs,
} from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { workOrderLifecycle } from './lifecycle.ts';
import { toWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';
import { findSignatures } from './signature-pictures.ts';

/** Returns the day on which a work order was issued; the present day for a draft. */
async function findIssueDay({ db, now }: DocumentReader, row: WorkOrderRow): Promise<string> {
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

/** Returns the full addresses, and whom the courier calls at the facility: the contact of the order. */
async function findPlace(
  db: Queryable,
  { id, idDistributor, idFaskes }: WorkOrderRow,
): Promise<Pick<DeliveredOrder, 'alamatDistributor' | 'alamatFaskes' | 'kontakFaskes'>> {
  const [place] = await db
    .select({ alamat: faskes.alamat, kabKota: faskes.kabKota })
    .from(faskes)
    .where(eq(faskes.id, idFaskes));
  const [contact] = await db
    .select({ nama: orderLine.namaPICFaskes, hp: orderLine.hpPICFaskes })
    .from(workOrderLine)
    .innerJoin(orderLine, eq(orderLine.id, workOrderLine.idDetail))
    .where(eq(workOrderLine.idWorkOrder, id))
    .orderBy(asc(workOrderLine.urut))
    .limit(1);
  const [carrier] = await db
    .select({ alamat: distributor.alamat, kabKota: distributor.kabKota })
    .from(distributor)
    .where(eq(distributor.id, idDistributor ?? 0));
  return {
    alamatFaskes: (place && addressOf(place)) || null,
    alamatDistributor: (carrier && addressOf(carrier)) || null,
    kontakFaskes: [contact?.nama, contact?.hp && localPhone(contact.hp)]
      .filter(Boolean)
      .join(' · '),
  };
}

/** The day on which the facility signed; the present day there until then. */
const signedDay = (
  { now }: DocumentReader,
  { zona }: WorkOrderRow,
  signed: WorkOrderRow['bast'],
): string => dayInZone(signed?.waktu ?? now, zona);

/** A document of a work order. */
interface DeliveryDocument {
  readonly kind: 'PERINTAH_KERJA' | 'SURAT_JALAN' | 'BAST' | 'SELISIH';
  /** Whether a work order has the document in its state. */
  readonly exists: (row: WorkOrderRow) => boolean;
  readonly dayOf: (ctx: DocumentReader, row: WorkOrderRow) => Promise<string> | string;
  /** Whether the act that files it has happened; before, it is a draft. */
  readonly isIssued: (row: WorkOrderRow) => boolean;
  readonly build: (
    order: DeliveredOrder,
    letterhead: Letterhead | null,
    signatures: SignaturePictures,
    seals: readonly WitnessedSeal[],
  ) => PrintedDocument;
  /** Which drawn signatures it carries. */
  readonly signedAs?: 'BAST' | 'Selisih';
  /** Whether it hands the last seals of the records to all who sign it. */
  readonly printsSeals?: boolean;
  /** Slot of its scan. */
  readonly slot?: string;
}

const isShipped = (status: WorkOrderState): boolean =>
  shippedWorkOrderStates.some(shipped => shipped === status);

const define = ({
  kind,
  exists,
  dayOf,
  isIssued,
  build,
  signedAs,
  printsSeals = false,
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
      async build() {
        const letterhead = await findLetterhead(ctx.db, day);
        const signatures = signedAs ? await findSignatures(ctx.db, row.id, signedAs) : {};
        const place = await findPlace(ctx.db, row);
        const order = { ...(await toWorkOrder(ctx, row)), ...place };
        // A draft has none: those of its signing are newer.
        const seals = printsSeals && isIssued(row) ? await findWitnessedHeads(ctx.db) : [];
        const document = build(order, letterhead, signatures, seals);
        return { ...document, isDraft: !isIssued(row) };
      },
      facts: async () => {
        const seller = await findLetterhead(ctx.db, day);
        return {
          ...(seller ? { penjual: seller.name } : {}),
          pembeli: row.namaBHBU,
          faskes: row.namaFaskes,
          ...(row.namaDistributor ? { distributor: row.namaDistributor } : {}),
          dosis: count(row.jumlahDosis),
        };
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
  isIssued: ({ noWO }) => noWO !== null,
  dayOf: findIssueDay,
  build: workOrderDocument,
});

const deliveryNote = define({
  kind: 'SURAT_JALAN',
  exists: ({ status }) => status === 'DIKEMAS' || isShipped(status),
  isIssued: ({ status }) => isShipped(status),
  dayOf: ({ now }, { waktuKirim, zona }) => dayInZone(waktuKirim ?? now, zona),
  build: deliveryNoteDocument,
  slot: 'fileSuratJalan',
});

const goodsReceipt = define({
  kind: 'BAST',
  exists: ({ status, bast, dosisDiterima }) =>
    bast !== null || (isShipped(status) && status !== 'DIKIRIM' && dosisDiterima !== null),
  dayOf: (ctx, row) => signedDay(ctx, row, row.bast),
  isIssued: ({ bast }) => bast !== null,
  build: goodsReceiptDocument,
  printsSeals: true,
  signedAs: 'BAST',
  slot: 'fileBAST',
});

const discrepancy = define({
  kind: 'SELISIH',
  exists: ({ status, beritaSelisih }) => status === 'SELISIH' || beritaSelisih !== null,
  dayOf: (ctx, row) => signedDay(ctx, row, row.beritaSelisih),
  isIssued: ({ beritaSelisih }) => beritaSelisih !== null,
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

fileOn(workOrderLifecycle, ['issue'], orderPaper);
fileOn(workOrderLifecycle, ['ship'], deliveryNote);
workOrderLifecycle.addEffect('sign', async (ctx, { before, after }) => {
  if (after.beritaSelisih && !before.beritaSelisih) await fileAct(ctx, discrepancy, after.id);
  await fileAct(ctx, goodsReceipt, after.id);
});

/** Files the paper of a work order again after it was changed; a draft has none. */
export const fileChangedOrder = (act: Act, id: number) => fileAct(act, orderPaper, id);

const shippedStates = sql.join(
  shippedWorkOrderStates.map(state => sql`${state}`),
  sql`, `,
);

export const earlierDeliveries: readonly EarlierActs[] = [
  {
    definition: orderPaper,
    records: sql`select id, null::int from work_order where no_wo is not null`,
  },
  {
    definition: deliveryNote,
    records: sql`select id, null::int from work_order where status in (${shippedStates})`,
  },
  {
    definition: goodsReceipt,
    records: sql`select id, null::int from work_order where bast is not null`,
  },
  {
    definition: discrepancy,
    records: sql`select id, null::int from work_order where berita_selisih is not null`,
  },
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

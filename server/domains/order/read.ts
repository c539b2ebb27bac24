import { and, asc, eq, inArray, isNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import { agreedDoses } from '#contract/domains/order/floor.ts';
import type {
  AwaitedPayment,
  Order,
  OrderLine,
  OrderListItem,
} from '#contract/domains/order/record.ts';
import { bindingStates, type OrderState } from '#contract/states/order.ts';
import type { Context } from '#server/platform/context.ts';
import { order, orderLine } from '#server/platform/db/schema/index.ts';
import { findWaitingInvoice } from '#server/platform/db/views/invoice-needs.ts';
import { findInvoiced } from '#server/platform/db/views/invoices.ts';
import { wasLastCausedBy } from '#server/platform/lifecycle/history.ts';
import { findApproval } from './approval.ts';
import { findLines } from './lines.ts';
import { amountDue, findPaidDoses } from './paid.ts';
import { orderRecords, ownFacility, unsettledStates, type OrderRow } from './records.ts';
import { isPendingAmendment, rootIdOf } from './versions.ts';

/** What a facility does not see of an order: amounts, the agreement, and what the parties write. */
const hiddenFields = {
  totalPembelian: null,
  totalLayanan: null,
  subTotal: null,
  ppn: null,
  ppnDTP: null,
  pph: null,
  totalHarga: null,
  dibayar: null,
  lunas: null,
  pembayaran: null,
  dosisDibayar: null,
  terbilang: null,
  skema: null,
  tenggat: null,
  dibalik: false,
  pksId: null,
  noPKS: null,
  ttdPembeli: null,
  tanggalTandaTangan: null,
  invoiceAccount: null,
  namaPenanggungJawab: null,
  jabatanPenanggungJawab: null,
  hpPenanggungJawab: null,
  emailPenanggungJawab: null,
  alasanDosis: null,
  catatan: null,
  penyesuaianBerlaku: null,
  penyesuaianSendiri: false,
  alasan: null,
  alasanAmandemen: null,
} as const;

/** Removes what a facility does not see of a line: its prices. */
const withoutPrices = (line: OrderLine): OrderLine => ({
  ...line,
  hargaSatuan: null,
  hargaLayanan: null,
});

/** Selects the sums of a facility's own lines in each of some orders; `ofFacility` has the same. */
const selectSumsOfFacility = (
  { db }: Pick<Context, 'db'>,
  idFaskes: number,
  orderIds: SQLWrapper | number[],
) =>
  db
    .select({
      idOrder: orderLine.idOrder,
      jumlahPeserta: sql<number | null>`nullif(sum(${orderLine.jumlahPeserta}), 0)::int`.as(
        'jumlah_peserta',
      ),
      jumlahDosis: sql<number | null>`nullif(sum(${orderLine.jumlahDosis}), 0)::int`.as(
        'jumlah_dosis',
      ),
      dosisDisetujui: sql<number | null>`nullif(
        sum(coalesce(${orderLine.qtyDisetujui}, ${orderLine.jumlahDosis})), 0)::int`.as(
        'dosis_disetujui',
      ),
    })
    .from(orderLine)
    .where(and(eq(orderLine.idFaskes, idFaskes), inArray(orderLine.idOrder, orderIds)))
    .groupBy(orderLine.idOrder);

/** Returns rows of the list as the caller may see them. */
export async function toListItems(
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
  rows: readonly OrderRow[],
): Promise<OrderListItem[]> {
  const idFaskes = ownFacility(ctx);
  const items = rows.map(row => ({ ...row, idOrder: row.id }));
  if (idFaskes === null || items.length === 0) return items;
  const ids = items.map(({ id }) => id);
  const sums = new Map(
    (await selectSumsOfFacility(ctx, idFaskes, ids)).map(({ idOrder, ...of }) => [idOrder, of]),
  );
  const none = { jumlahPeserta: null, jumlahDosis: null, dosisDisetujui: null };
  return items.map(item => ({ ...item, ...hiddenFields, ...(sums.get(item.id) ?? none) }));
}

/** Returns the versions of an order's family, the first one first. */
const findVersions = async ({ db }: Pick<Context, 'db'>, idRoot: number): Promise<Order['versi']> =>
  await db
    .select({
      id: order.id,
      noOrder: order.noOrder,
      nomorAmandemen: order.nomorAmandemen,
      status: order.status,
    })
    .from(order)
    .where(and(or(eq(order.id, idRoot), eq(order.rootId, idRoot)), isNull(order.deletedAt)))
    .orderBy(asc(order.id));

/** Returns the part of an order that a facility sees: its own lines, with their sums. */
function ofFacility(order: Order, idFaskes: number): Order {
  const baris = order.baris.filter(line => line.idFaskes === idFaskes).map(withoutPrices);
  const sum = (of: (line: OrderLine) => number | null): number | null =>
    baris.reduce((total, line) => total + (of(line) ?? 0), 0) || null;
  return {
    ...order,
    ...hiddenFields,
    baris,
    jumlahPeserta: sum(line => line.jumlahPeserta),
    jumlahDosis: sum(line => line.jumlahDosis),
    dosisDisetujui: sum(agreedDoses),
    versi: order.versi.filter(
      ({ status }) => !unsettledStates.some(unsettled => unsettled === status),
    ),
  };
}

/** States in which an order waits for money until it is paid in full. */
const payableStates: readonly OrderState[] = bindingStates.filter(
  state => state !== 'PKS_DITANDATANGANI',
);

/** Returns what an order that is not paid in full waits for: an invoice, or what that waits for. */
async function findAwaitedPayment(
  { db, scope }: Pick<Context, 'db' | 'scope'>,
  row: OrderRow,
): Promise<AwaitedPayment | null> {
  if (!payableStates.includes(row.status) || (await isPendingAmendment(db, row))) return null;
  const found = await findWaitingInvoice(db, rootIdOf(row));
  const menunggu = found?.menunggu ?? 'PENERBITAN';
  // The company does not see drafts.
  if (!found || (menunggu === 'PENERBITAN' && scope !== 'all')) {
    return { menunggu, idInvoice: null, noInvoice: null, sisa: 0, hariTerakhir: null };
  }
  return { ...found, menunggu };
}

/** Returns an order with its lines, as the caller may see it. */
export async function toOrder(ctx: Context, row: OrderRow): Promise<Order> {
  const idRoot = rootIdOf(row);
  const lunas = row.dibayar >= amountDue(row, await findInvoiced(ctx.db, idRoot));
  const whole: Order = {
    ...row,
    idOrder: row.id,
    terbilang: row.totalHarga === null ? null : terbilangRupiah(row.totalHarga),
    idRoot,
    versi: await findVersions(ctx, idRoot),
    baris: await findLines(ctx.db, [row.id]),
    lunas,
    penyesuaianSendiri:
      row.status === 'DISESUAIKAN' &&
      (await wasLastCausedBy(
        ctx.db,
        { resource: 'order', recordId: row.id, event: 'adjust' },
        ctx.user.id,
      )),
    persetujuan: await findApproval(ctx.db, row),
    pembayaran: lunas ? null : await findAwaitedPayment(ctx, row),
    dosisDibayar: [...(await findPaidDoses(ctx.db, row.id)).values()].reduce((a, b) => a + b, 0),
  };
  const idFaskes = ownFacility(ctx);
  return idFaskes === null ? whole : ofFacility(whole, idFaskes);
}

/** Returns an order. @throws Problem 404 */
export const getOrder = async (ctx: Context, id: number): Promise<Order> =>
  await toOrder(ctx, await orderRecords.get(ctx, id));

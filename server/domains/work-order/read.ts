import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { waitingStatesOf } from '#contract/core/lifecycle.ts';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import {
  followUpsOf,
  isOutsideLimits,
  type FollowUpKind,
} from '#contract/domains/work-order/receipt.ts';
import type { WorkOrderNeed } from '#contract/domains/work-order/needs.ts';
import type { WorkOrder, WorkOrderLine } from '#contract/domains/work-order/record.ts';
import { workOrderStates } from '#contract/states/work-order.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import { findShippingObstacle, orderRecords } from '#server/domains/order/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { ignoringCase, inOrderOf, waitingFirst } from '#server/platform/db/list-query.ts';
import { bhbu, faskes, order, workOrder } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { findDestinations } from './chiller.ts';
import { findEarlierBatches } from './fefo.ts';
import { resultsOf } from './guards.ts';
import { findShippableLines, findWorkOrderLines, limitsOf } from './lines.ts';
import { needCondition } from './needs.ts';
import { getDeliveredOrder, isEnded } from './order.ts';
import { checkParticipants } from './participants.ts';
import {
  asVisible,
  selectWorkOrders,
  toListItem,
  workOrderRecords,
  workOrderScope,
  type WorkOrderRow,
  type WorkOrderScopeContext,
} from './records.ts';
import { isUnreviewed } from './temperature-decision.ts';

/** States in which a discrepancy can have follow-ups. */
const discrepancyStates: readonly WorkOrderRow['status'][] = ['SELISIH', 'DITERIMA'];

/** Returns the follow-ups that the discrepancies of a work order call for. */
async function findNeededFollowUps(
  ctx: Pick<Context, 'db' | 'now'>,
  row: WorkOrderRow,
  lines: readonly WorkOrderLine[],
): Promise<FollowUpKind[]> {
  if (!discrepancyStates.includes(row.status)) return [];
  const needed = followUpsOf(row.jenis, resultsOf(lines) ?? []);
  if (needed.length === 0 || !isEnded(await getDeliveredOrder(ctx, row.idRoot))) return needed;
  return needed.filter(kind => kind === 'AMBIL_KEMBALI');
}

/** Returns the room for a delivery that waits for its confirmation, or null. */
async function findRoom(
  { db }: Pick<Context, 'db'>,
  { id, idFaskes, jenis, status }: WorkOrderRow,
): Promise<WorkOrder['chiller']> {
  if (status !== 'TERBIT' || jenis === 'AMBIL_KEMBALI') return null;
  const [room] = await findDestinations(db, [idFaskes], id);
  if (!room) return null;
  return { kapasitas: room.kapasitasChiller, tersimpan: room.stok, menuju: room.menujuFaskes };
}

/** States in which the batches of a work order can still be changed. */
const openBatchStates: readonly WorkOrderRow['status'][] = [
  'DRAFT',
  'TERBIT',
  'DIKONFIRMASI_FASKES',
];

/**
 * Returns a work order with its lines, its receipt and what follows from it, as the caller may see it. A
 * follow-up is named from its draft on: the company and the facility ask for it, and see that it is made.
 */
export async function toWorkOrder(
  ctx: Pick<Context, 'db' | 'now'> & WorkOrderScopeContext,
  row: WorkOrderRow,
): Promise<WorkOrder> {
  const lines = await findWorkOrderLines(ctx, row);
  const followUps = await selectWorkOrders(ctx)
    .where(eq(workOrder.idInduk, row.id))
    .orderBy(asc(workOrder.id));
  const made = new Set<string>(
    followUps.filter(({ status }) => status !== 'DIBATALKAN').map(({ jenis }) => jenis),
  );
  const needed = await findNeededFollowUps(ctx, row, lines);
  const limits = limitsOf(lines);
  // Only the seller chooses batches.
  const choosesBatches = ctx.scope === 'all' && openBatchStates.includes(row.status);
  return {
    ...toListItem(asVisible(ctx, row)),
    ditanggungPenjual: row.jenis !== 'KIRIM',
    ...limits,
    suhuMuatDiLuarBatas: isOutsideLimits(row.suhuMuat, limits),
    suhuTerimaDiLuarBatas: isOutsideLimits(row.suhuTerima, limits),
    chiller: await findRoom(ctx, row),
    lebihAwal: choosesBatches ? await findEarlierBatches(ctx.db, row, lines) : [],
    baris: lines,
    tindakLanjut: followUps,
    perluTindakLanjut: needed.filter(kind => !made.has(kind)),
  };
}

/** Returns a work order. @throws Problem 404 */
export const getWorkOrder = async (ctx: Context, id: number): Promise<WorkOrder> =>
  await toWorkOrder(ctx, await workOrderRecords.get(ctx, id));

type ListQuery = HandlerInput<typeof workOrderCalls.list>['query'];

export const page = workOrderRecords.list<ListQuery>({
  search: [workOrder.noWO, order.noOrder],
  names: [bhbu.namaBHBU, faskes.namaFaskes],
  sort: {
    tanggalKirim: sql`coalesce(${workOrder.tanggalKirim}, 'infinity')`,
    tanggalTiba: sql`coalesce(${workOrder.tanggalTiba}, 'infinity')`,
    noWO: sql`coalesce(${workOrder.noWO}, '')`,
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    namaFaskes: ignoringCase(faskes.namaFaskes),
    status: inOrderOf(workOrderStates.names, workOrder.status),
    modifiedAt: workOrder.modifiedAt,
    menunggu: waitingFirst(
      waitingStatesOf(workOrderStates),
      workOrder.status,
      sql`coalesce(${workOrder.tanggalTiba}, ${workOrder.tanggalKirim})`,
      sql`coalesce(${workOrder.tanggalTiba}, ${workOrder.tanggalKirim})`,
    ),
  },
  filters: {
    idOrder: (id: number) =>
      eq(
        workOrder.idRoot,
        sql`(select coalesce(o.root_id, o.id) from "order" o where o.id = ${id})`,
      ),
    idBHBU: workOrder.idBHBU,
    idFaskes: workOrder.idFaskes,
    idDistributor: workOrder.idDistributor,
    jenis: workOrder.jenis,
    status: workOrder.status,
    tanggalKirim: workOrder.tanggalKirim,
    tanggalTiba: workOrder.tanggalTiba,
    menunggu: (need: WorkOrderNeed, { now }) => needCondition(need, now),
    akanDiterima: (isArriving: boolean) =>
      isArriving ? inArray(workOrder.status, ['DIKIRIM', 'TIBA', 'SELISIH']) : undefined,
    disiapkan: (isPrepared: boolean) =>
      isPrepared ? inArray(workOrder.status, ['DIKONFIRMASI_FASKES', 'DIKEMAS']) : undefined,
    suhuMenunggu: (isWaiting: boolean) => (isWaiting ? isUnreviewed : sql`not (${isUnreviewed})`),
  },
});

export const list: Handler<typeof workOrderCalls.list> = async (ctx, input) => {
  const found = await page(ctx, input);
  return { ...found, data: found.data.map(toListItem) };
};

/** Lists the work orders of an order's family, the oldest first. @throws Problem 404 */
export const ofOrder: Handler<typeof workOrderCalls.ofOrder> = async (ctx, { params }) => {
  const { id, rootId } = await orderRecords.get(ctx, params.id);
  const rows = await selectWorkOrders(ctx)
    .where(and(eq(workOrder.idRoot, rootId ?? id), workOrderScope(ctx)))
    .orderBy(asc(workOrder.id));
  return rows.map(toListItem);
};

/** Returns what the form of a work order depends on. @throws Problem 404 */
export const facts: Handler<typeof workOrderCalls.facts> = async (ctx, { params }) => {
  const asked = await orderRecords.get(ctx, params.id);
  const idRoot = asked.rootId ?? asked.id;
  const row = await getDeliveredOrder(ctx, idRoot);
  const { shippable } = await findShippableLines(ctx.db, idRoot);
  const facilityIds = [...new Set(shippable.map(({ idFaskes }) => idFaskes))];
  const obstacle = await findShippingObstacle(ctx.db, row);
  const hariIni = dayInJakarta(ctx.now);
  const openings = await findOpenings(ctx.db, hariIni, facilityIds);
  const destinations = await findDestinations(ctx.db, facilityIds);
  return {
    idOrder: row.id,
    noOrder: row.noOrder,
    idBHBU: row.bhbuId,
    namaBHBU: row.namaBHBU,
    hariIni,
    halangan: obstacle ? ctx.render(obstacle.text) : null,
    peserta: await checkParticipants(ctx.db, row),
    faskes: destinations.map(one => {
      const { hari = null, libur = [] } = openings.get(one.id) ?? {};
      return { ...one, hariBuka: hari?.map(day => day.hari) ?? null, libur: [...libur] };
    }),
    baris: shippable,
  };
};

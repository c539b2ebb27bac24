import { and, eq, ne } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { clauses } from '#contract/domains/pks/clock.ts';
import { isDiscrepancy, type ReceiptResult } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrderLine } from '#contract/domains/work-order/record.ts';
import { isReceived } from '#contract/states/work-order.ts';
import { findShippingObstacle, lockOrder } from '#server/domains/order/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { distributor, workOrder } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { findBatchIssues } from './batches.ts';
import { findShippableLines, findWorkOrderLines, limitsOf, sumByLine } from './lines.ts';
import { deliveredVersion } from './order.ts';
import type { WorkOrderRow } from './records.ts';
import { isUndecided } from './temperature-decision.ts';

type GuardContext = Pick<TransitionContext, 'db' | 'now'>;

/** Returns the refusal of a change after the handover record was signed. */
export const noReturns = (row: WorkOrderRow): Message =>
  message('workOrder.noReturns', { pasal: clauses.noReturns, nomor: row.bast?.nomor ?? '' });

/** Returns why an event of a state is impossible. */
export const wrongState = (row: WorkOrderRow): Message =>
  isReceived(row.status)
    ? noReturns(row)
    : message('workOrder.wrongState', {
        nomor: row.noWO ?? String(row.id),
        keadaan: message(`workOrder.state.${row.status}`),
      });

/** Returns why the doses of a delivery are no longer open in its order. */
async function openObstacle({ db }: GuardContext, row: WorkOrderRow, lines: WorkOrderLine[]) {
  if (row.jenis !== 'KIRIM') return undefined;
  const { delivered, shippable } = await findShippableLines(db, row.idRoot, row.id);
  const sums = sumByLine(
    delivered,
    lines.map(({ idDetail, qtyKirim }) => ({ idDetail, doses: qtyKirim })),
  );
  for (const [idDetail, dosis] of sums) {
    const line = shippable.find(one => one.idDetail === idDetail);
    if (!line || line.idFaskes !== row.idFaskes) return message('workOrder.lineGone');
    if (dosis > line.terbuka) {
      return message('workOrder.noLongerOpen', {
        nama: line.namaFaskes,
        terbuka: line.terbuka,
        dosis,
      });
    }
  }
  return undefined;
}

/** Returns why the permit of the distributor does not cover a day. */
async function permitObstacle({ db }: GuardContext, row: WorkOrderRow, day: string) {
  const [carrier] = await db
    .select({ nama: distributor.nama, sampai: distributor.izinSampai })
    .from(distributor)
    .where(eq(distributor.id, row.idDistributor ?? 0));
  if (!carrier || carrier.sampai >= day) return undefined;
  // A packed work order keeps its distributor.
  const key = row.status === 'DIKEMAS' ? 'permitExpired' : 'distributorPermit';
  return message(`workOrder.${key}`, carrier);
}

/**
 * Returns why a work order cannot depart: the permit of its distributor, its order, its open doses or
 * its batches.
 * @param day day of the departure
 */
async function departureObstacle(ctx: GuardContext, row: WorkOrderRow, day: string) {
  const permit = await permitObstacle(ctx, row, day);
  if (permit) return permit;
  // A surplus goes back whatever the state of the order.
  if (row.jenis === 'AMBIL_KEMBALI') return undefined;
  const order = await lockOrder(ctx, await deliveredVersion(ctx, row.idRoot));
  const lines = await findWorkOrderLines(ctx, row);
  const forbidden = await findShippingObstacle(ctx.db, order);
  const obstacle = forbidden?.text ?? (await openObstacle(ctx, row, lines));
  if (obstacle) return obstacle;
  const [issue] = Object.values(
    await findBatchIssues(
      ctx.db,
      row.id,
      lines.map((line, at) => ({ ...line, at })),
    ),
  );
  return issue?.[0];
}

/** Returns why a work order cannot be issued. */
export function issueObstacle(ctx: GuardContext, row: WorkOrderRow) {
  if (row.tanggalKirim === null || row.tanggalTiba === null || row.idDistributor === null) {
    return message('workOrder.notScheduled');
  }
  if (row.tanggalKirim < dayInJakarta(ctx.now)) return message('workOrder.dayPassed');
  return departureObstacle(ctx, row, row.tanggalKirim);
}

/** Returns why a work order cannot be packed, or cannot depart. */
export async function packObstacle(ctx: GuardContext, row: WorkOrderRow) {
  const lines = await findWorkOrderLines(ctx, row);
  const at = lines.findIndex(line => line.idBatch === null || line.psNumber === null);
  if (at >= 0) return message('workOrder.lineIncomplete', { baris: at + 1 });
  return await departureObstacle(ctx, row, dayInJakarta(ctx.now));
}

/** Returns the results of a complete count, or undefined while a line is not counted. */
export function resultsOf(lines: readonly WorkOrderLine[]): ReceiptResult[] | undefined {
  const results = lines.flatMap(({ qtyTerima, kurang, lebih, diganti }) =>
    qtyTerima === null || kurang === null || lebih === null || diganti === null
      ? []
      : [{ qtyTerima, kurang, lebih, diganti }],
  );
  return results.length === lines.length ? results : undefined;
}

/** Returns why the count does not allow its discrepancy, or its lack of one, to be stated. */
export async function countObstacle(
  ctx: GuardContext,
  row: WorkOrderRow,
  expected: 'discrepancy' | 'none',
) {
  const lines = await findWorkOrderLines(ctx, row);
  const results = resultsOf(lines);
  if (!results || row.suhuTerima === null) return message('workOrder.notCounted');
  if (isUndecided(row, limitsOf(lines))) return message('workOrder.decisionMissing');
  const hasDiscrepancy = results.some(isDiscrepancy);
  if (expected === 'discrepancy') {
    return hasDiscrepancy ? undefined : message('workOrder.noDiscrepancy');
  }
  return hasDiscrepancy ? message('workOrder.discrepancyUnreported') : undefined;
}

/** Finds the follow-ups of a work order that are not cancelled. */
export const findFollowUps = (db: Queryable, id: number) =>
  db
    .select({ id: workOrder.id, jenis: workOrder.jenis })
    .from(workOrder)
    .where(and(eq(workOrder.idInduk, id), ne(workOrder.status, 'DIBATALKAN')));

/** Returns why a reported discrepancy cannot be counted again. */
export async function recountObstacle({ db }: GuardContext, row: WorkOrderRow) {
  if (row.beritaSelisih !== null) return message('workOrder.discrepancySigned');
  return (await findFollowUps(db, row.id)).length > 0
    ? message('workOrder.followUpExists')
    : undefined;
}

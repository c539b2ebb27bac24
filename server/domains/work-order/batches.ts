import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { lastPlannedDose } from '#contract/domains/work-order/allocation.ts';
import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { UsableBatch, WorkOrderLineInput } from '#contract/domains/work-order/record.ts';
import type { Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { batch, order, orderLine } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound } from '#server/platform/problem.ts';
import { findShippableLines } from './lines.ts';

/** Doses of batches in work orders that are not cancelled, except one; returns go the other way. */
const takenDoses = (exceptWorkOrder: number) => sql`
  select l.id_batch, sum(l.qty_kirim)::int as doses
  from work_order_line l join work_order w on w.id = l.id_work_order
  where w.status <> 'DIBATALKAN' and w.jenis <> 'AMBIL_KEMBALI' and w.id <> ${exceptWorkOrder}
    and l.id_batch is not null
  group by l.id_batch`;

/**
 * Lists the available batches of a product that expire after a day, with the doses that no other
 * work order takes, first to expire first.
 */
export async function findUsableBatches(
  db: Queryable,
  idProduk: number,
  lastDay: string,
  exceptWorkOrder: number,
): Promise<UsableBatch[]> {
  const { rows } = await db.execute<UsableBatch & Record<string, unknown>>(sql`
    select b.id, b.nomor, b.kedaluwarsa::text as kedaluwarsa,
      (b.jumlah - coalesce(taken.doses, 0))::int as sisa
    from batch b
    left join (${takenDoses(exceptWorkOrder)}) taken on taken.id_batch = b.id
    where b.id_produk = ${idProduk} and b.status = 'TERSEDIA' and b.kedaluwarsa > ${lastDay}::date
      and b.jumlah > coalesce(taken.doses, 0)
    order by b.kedaluwarsa, b.id`);
  return rows;
}

/** Lists the batches for one order line. @throws Problem 404 */
export const listBatches: Handler<typeof workOrderCalls.batches> = async (
  ctx,
  { params, query },
) => {
  const [found] = await ctx.db
    .select({ id: order.id, rootId: order.rootId })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.idOrder))
    .where(eq(orderLine.id, params.id));
  if (!found) throw notFound('orderLine');
  const { delivered, shippable } = await findShippableLines(ctx.db, found.rootId ?? found.id);
  const current = delivered.continuing(params.id);
  const line = shippable.find(({ idDetail }) => idDetail === current?.id);
  if (!line) throw notFound('orderLine');
  const lastDay = lastPlannedDose(line, query.tanggalTiba ?? dayInJakarta(ctx.now));
  return await findUsableBatches(ctx.db, line.idProduk, lastDay, query.idWorkOrder ?? 0);
};

/** A line whose batch is checked. */
interface CheckedLine extends Pick<WorkOrderLineInput, 'idBatch' | 'qtyKirim'> {
  /** Its place among the submitted lines. */
  readonly at: number;
  readonly idProduk: number;
  readonly dosisTerakhir: string;
}

type BatchRow = typeof batch.$inferSelect;

/** Returns why a batch cannot be shipped for a line, or undefined. */
function batchObstacle(found: BatchRow | undefined, line: CheckedLine): Message | undefined {
  if (!found) return message('batch.unknown');
  const { nomor, status, kedaluwarsa } = found;
  if (found.idProduk !== line.idProduk) return message('batch.otherProduct', { nomor });
  if (status === 'DIPERIKSA' || status === 'DITAHAN' || status === 'DITARIK') {
    return message(`batch.unusable.${status}`, { nomor });
  }
  if (status === 'DITOLAK') return message('batch.unusable.DITOLAK', { nomor });
  if (kedaluwarsa <= line.dosisTerakhir) {
    return message('workOrder.expiresTooEarly', { nomor, kedaluwarsa, hari: line.dosisTerakhir });
  }
  return undefined;
}

/**
 * Locks the batches of lines and returns, by field path, what rules them out: another product, their
 * state, an expiry before the last planned dose, or too few doses left.
 * @param idWorkOrder the work order of the lines, whose stored doses are not counted; 0 for a new one
 */
export async function findBatchIssues(
  db: Queryable,
  idWorkOrder: number,
  lines: readonly CheckedLine[],
): Promise<Record<string, Message[]>> {
  const ids = [...new Set(lines.flatMap(line => line.idBatch ?? []))];
  if (ids.length === 0) return {};
  const locked = await db
    .select()
    .from(batch)
    .where(inArray(batch.id, ids))
    .orderBy(asc(batch.id))
    .for('no key update');
  const { rows } = await db.execute<{ id_batch: number; doses: number }>(sql`
    select * from (${takenDoses(idWorkOrder)}) taken
    where id_batch = any(${sql.param(ids)}::int[])`);
  const left = new Map(
    locked.map(({ id, jumlah }) => [
      id,
      jumlah - (rows.find(row => row.id_batch === id)?.doses ?? 0),
    ]),
  );
  const issues: Record<string, Message[]> = {};
  for (const line of lines) {
    const { at, idBatch, qtyKirim } = line;
    if (idBatch === null || idBatch === undefined) continue;
    const found = locked.find(({ id }) => id === idBatch);
    const obstacle = batchObstacle(found, line);
    if (obstacle) issues[`baris.${at}.idBatch`] = [obstacle];
    const sisa = left.get(idBatch) ?? 0;
    if (found && qtyKirim > sisa) {
      issues[`baris.${at}.qtyKirim`] = [
        message('workOrder.batchShort', { nomor: found.nomor, sisa: Math.max(0, sisa) }),
      ];
    }
    left.set(idBatch, sisa - qtyKirim);
  }
  return issues;
}

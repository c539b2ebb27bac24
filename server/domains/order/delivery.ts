import { eq, inArray, sql } from 'drizzle-orm';
import { agreedDoses } from '#contract/domains/order/floor.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { orderLine } from '#server/platform/db/schema/index.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { advanceOrder, lockOrder } from './advance.ts';
import { findLines, type StoredLine } from './lines.ts';
import { findPaidDoses, findShippingObstacle } from './paid.ts';
import { currentVersion, lockFamily } from './versions.ts';

/** What was shipped or received of a line, and its work order. */
interface LineDelivery {
  /** A line of any version of the order. */
  readonly id: number;
  readonly idWorkOrder?: number;
  readonly qtyKirim?: number;
  readonly qtyTerima?: number;
}

/**
 * Returns, by the id of a line of any version of an order, the line of one version that continues it.
 * @param rootId first version of the order
 * @param lines the lines of that version
 */
export async function mapContinuedLines(
  db: Queryable,
  rootId: number,
  lines: readonly StoredLine[],
): Promise<ReadonlyMap<number, StoredLine>> {
  const { rows } = await db.execute<{ id: number; asal_baris: number | null }>(sql`
    select l.id, l.asal_baris from order_line l join "order" o on o.id = l.id_order
    where o.id = ${rootId} or o.root_id = ${rootId}`);
  const earlierOf = new Map(rows.map(row => [row.id, row.asal_baris]));
  const continued = new Map<number, StoredLine>();
  for (const line of lines) {
    for (
      let id: number | null = line.id;
      id !== null && !continued.has(id);
      id = earlierOf.get(id) ?? null
    ) {
      continued.set(id, line);
    }
  }
  return continued;
}

/** @throws Problem 409 for doses that were not agreed, paid or shipped, or that become fewer */
function checkDoses(line: StoredLine, { qtyKirim, qtyTerima }: LineDelivery, paid: number): void {
  const [nama, dosis] = [line.namaFaskes ?? '', agreedDoses(line)];
  const shipped = qtyKirim ?? line.qtyKirim;
  const received = qtyTerima ?? line.qtyTerima;
  const isPossible =
    shipped >= line.qtyKirim &&
    shipped <= dosis &&
    received >= line.qtyTerima &&
    received <= shipped;
  if (isPossible && (shipped === line.qtyKirim || shipped <= paid)) return;
  throw new Problem(
    'KEADAAN_SALAH',
    isPossible
      ? message('order.dosesNotPaid', { nama, dosis, dibayar: paid })
      : message('order.deliveryImpossible', {
          nama,
          dosis,
          dikirim: line.qtyKirim,
          diterima: line.qtyTerima,
        }),
    { reason: isPossible ? 'notPaid' : 'doses' },
  );
}

/**
 * Records what was shipped or received of an order, for the version in force, and moves it on. Doses
 * that are under way can be received in any state.
 * @param id any version of the order
 * @throws Problem 404 for a line of another order, 409 for a shipment of what is not paid or while
 *   the agreement is suspended, and for impossible doses
 */
export async function recordDelivery(
  ctx: TransitionContext,
  id: number,
  deliveries: readonly LineDelivery[],
): Promise<void> {
  const rootId = await lockFamily(ctx.db, id);
  if (rootId === undefined) throw notFound('order');
  const row = await lockOrder(ctx, (await currentVersion(ctx.db, rootId)) ?? id);
  const continued = await mapContinuedLines(ctx.db, rootId, await findLines(ctx.db, [row.id]));
  const found = deliveries.map(({ id: idLine, ...values }) => {
    const line = continued.get(idLine);
    if (!line) throw notFound('orderLine');
    return { line, values };
  });
  if (found.some(({ line, values: { qtyKirim = line.qtyKirim } }) => qtyKirim !== line.qtyKirim)) {
    const obstacle = await findShippingObstacle(ctx.db, row);
    if (obstacle) {
      const { reason, text } = obstacle;
      throw new Problem('KEADAAN_SALAH', text, { currentState: row.status, reason });
    }
  }
  const paid = await findPaidDoses(ctx.db, row.id);
  for (const { line, values } of found) {
    checkDoses(line, { id: line.id, ...values }, paid.get(line.id) ?? 0);
    await ctx.db.update(orderLine).set(values).where(eq(orderLine.id, line.id));
  }
  await advanceOrder(ctx, row.id);
}

/**
 * Takes over what was shipped and received under the earlier version of an amendment, with its work
 * orders and packing slips.
 */
export async function takeOverDeliveries(
  { db }: Pick<TransitionContext, 'db'>,
  idAmendment: number,
): Promise<void> {
  const lines = await findLines(db, [idAmendment]);
  const earlierIds = lines.flatMap(line => line.asalBaris ?? []);
  if (earlierIds.length === 0) return;
  const earlier = await db.select().from(orderLine).where(inArray(orderLine.id, earlierIds));
  // A packing-slip number belongs to one line only.
  await db.update(orderLine).set({ psNumber: null }).where(inArray(orderLine.id, earlierIds));
  for (const { id, asalBaris } of lines) {
    const before = earlier.find(line => line.id === asalBaris);
    if (!before) continue;
    const { qtyKirim, qtyTerima, idWorkOrder, psNumber } = before;
    await db
      .update(orderLine)
      .set({ qtyKirim, qtyTerima, idWorkOrder, psNumber })
      .where(eq(orderLine.id, id));
  }
}

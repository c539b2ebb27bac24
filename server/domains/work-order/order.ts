import { sql } from 'drizzle-orm';
import {
  currentVersion,
  everyOrder,
  lockOrder,
  orderRecords,
  type OrderRow,
} from '#server/domains/order/index.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';

/**
 * Returns the id of the version of an order that deliveries belong to: the one in force or, of an
 * order that has ended, the last one that was.
 * @param idRoot first version of the order
 */
export async function deliveredVersion(
  ctx: Pick<TransitionContext, 'db'>,
  idRoot: number,
): Promise<number> {
  const current = await currentVersion(ctx.db, idRoot);
  if (current !== undefined) return current;
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from "order"
    where (id = ${idRoot} or root_id = ${idRoot}) and status in ('DIAKHIRI', 'SELESAI')
    order by id desc limit 1`);
  return rows[0]?.id ?? idRoot;
}

/**
 * Locks an order's family, before any of its work orders, so that its deliveries wait for each other.
 * @param idRoot first version of the order
 * @returns the version that deliveries belong to
 */
export async function lockDeliveredOrder(
  ctx: Pick<TransitionContext, 'db' | 'now'>,
  idRoot: number,
): Promise<OrderRow> {
  await ctx.db.execute(sql`select id from "order" where id = ${idRoot} for no key update`);
  return await lockOrder(ctx, await deliveredVersion(ctx, idRoot));
}

/** Returns the version of an order that deliveries belong to. */
export const getDeliveredOrder = async (
  { db, now }: Pick<TransitionContext, 'db' | 'now'>,
  idRoot: number,
): Promise<OrderRow> =>
  await orderRecords.get({ db, now, ...everyOrder }, await deliveredVersion({ db }, idRoot));

/** Whether nothing is delivered any more for an order. */
export const isEnded = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === 'DIAKHIRI' || status === 'SELESAI';

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { findTransition } from '#contract/core/lifecycle.ts';
import { openAmendmentStates, orderStates } from '#contract/states/order.ts';
import { order } from '#server/platform/db/schema/index.ts';
import { systemContext, type TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { lockOrder } from './advance.ts';
import { orderLifecycle } from './lifecycle.ts';
import type { OrderRow } from './records.ts';

/** Cancels an order as the server, with the reason that its company reads. */
const cancelBySystem = async (
  { db, now }: TransitionContext,
  id: number,
  reason: string,
): Promise<void> => {
  const row = await lockOrder({ db, now }, id);
  await transition(systemContext(db, now), orderLifecycle, row, 'cancel', {
    reason,
    values: { alasan: reason },
  });
};

/** Cancels the amendments of an order that are not in force, since there is nothing to amend. */
export async function cancelOpenAmendments(
  ctx: TransitionContext,
  { id }: Pick<OrderRow, 'id'>,
  reason: string,
): Promise<void> {
  const open = await ctx.db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.amandemenDari, id),
        inArray(order.status, [...openAmendmentStates]),
        isNull(order.deletedAt),
      ),
    );
  for (const amendment of open) await cancelBySystem(ctx, amendment.id, reason);
}

for (const event of ['withdraw', 'cancel', 'failPayment', 'terminate'] as const) {
  orderLifecycle.addEffect(event, (ctx, { before }) =>
    cancelOpenAmendments(ctx, before, `Pesanan ${before.noOrder ?? ''} sudah berakhir`),
  );
}

// A completely shipped order cannot be amended any more.
orderLifecycle.addEffect('shipAll', (ctx, { before }) =>
  cancelOpenAmendments(ctx, before, `Semua dosis pesanan ${before.noOrder ?? ''} sudah dikirim`),
);

/**
 * Ends the orders that were placed under a booster agreement with it: a termination ends those that
 * are signed; those that are not signed yet are cancelled.
 */
export async function endOrdersUnder(
  ctx: TransitionContext,
  idPKS: number,
  event: 'cancel' | 'terminate',
  reason: string,
): Promise<void> {
  const placed = await ctx.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.pksId, idPKS), isNull(order.deletedAt)))
    .orderBy(asc(order.id));
  for (const { id } of placed) {
    const row = await lockOrder(ctx, id);
    // A draft can still name another agreement, and only drafts of amendments end with their order.
    if (row.status === 'DRAFT') continue;
    if (event === 'terminate' && findTransition(orderStates, row.status, 'terminate')) {
      const system = systemContext(ctx.db, ctx.now);
      await transition(system, orderLifecycle, row, 'terminate', { reason });
    } else if (findTransition(orderStates, row.status, 'cancel')) {
      await cancelBySystem(ctx, id, reason);
    }
  }
}

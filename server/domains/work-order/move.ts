import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { columnsOf } from './event-columns.ts';
import { workOrderLifecycle } from './lifecycle.ts';
import { lockDeliveredOrder } from './order.ts';
import { toWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';

/** Locks a work order after the order that it belongs to. @throws Problem 404, 412 */
export async function lockWithOrder(ctx: Context, id: number): Promise<WorkOrderRow> {
  const { idRoot } = await workOrderRecords.get(ctx, id);
  await lockDeliveredOrder(ctx, idRoot);
  return await workOrderRecords.lock(ctx, id);
}

/**
 * Checks the version of a locked work order; "already decided" explains more than "stale", so this
 * comes after the state.
 * @throws Problem 412
 */
export async function checkVersionOf(ctx: Context, id: number): Promise<void> {
  await workOrderRecords.lock(ctx, id, { submitted: null });
}

export const moveHandlers = {
  changeState: async (ctx, { params, body }) => {
    const before = await lockWithOrder(ctx, params.id);
    checkTransition(ctx.user, workOrderLifecycle, before, body.event);
    await checkVersionOf(ctx, params.id);
    const after = await transition(ctx, workOrderLifecycle, before, body.event, {
      reason: body.alasan || undefined,
      values: await columnsOf(ctx, before, body),
    });
    return await toWorkOrder(ctx, after);
  },

  ship: async (ctx, { params, body }) => {
    const before = await lockWithOrder(ctx, params.id);
    const { suhuMuat, namaKurir, hpKurir, noKendaraan } = body;
    const after = await transition(ctx, workOrderLifecycle, before, 'ship', {
      check: () => checkVersionOf(ctx, params.id),
      values: { suhuMuat, namaKurir, hpKurir, noKendaraan, waktuKirim: ctx.now.toISOString() },
    });
    return await toWorkOrder(ctx, after);
  },
} satisfies Partial<Handlers<typeof workOrderCalls>>;

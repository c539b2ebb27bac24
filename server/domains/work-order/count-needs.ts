import type { WorkOrderNeed } from '#contract/domains/work-order/needs.ts';
import type { Context } from '#server/platform/context.ts';
import { workOrder } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfState, type Waiting } from '#server/platform/db/waiting.ts';
import { page } from './read.ts';

/** Counts the work orders that the list shows to the caller as waiting for something. */
export async function countWorkOrders(ctx: Context, menunggu: WorkOrderNeed): Promise<Waiting> {
  const condition = await page.condition(ctx, { q: undefined, menunggu: [menunggu] });
  const since =
    menunggu === 'TERLAMBAT' ? workOrder.tanggalTiba : dayOfState('workOrder', workOrder);
  const isArriving = menunggu === 'TERLAMBAT' || menunggu === 'TIBA_HARI_INI';
  const until = isArriving ? workOrder.tanggalTiba : workOrder.tanggalKirim;
  return await countWaitingRows(ctx.db, workOrder, condition, since, until);
}

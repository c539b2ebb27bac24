import { eq } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import {
  followUpQuantity,
  followUpsOf,
  type FollowUpKind,
} from '#contract/domains/work-order/receipt.ts';
import { isReceived } from '#contract/states/work-order.ts';
import { orderRecords } from '#server/domains/order/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { distributor } from '#server/platform/db/schema/index.ts';
import { recordCreation } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { findFollowUps, noReturns, resultsOf, wrongState } from './guards.ts';
import { workOrderLifecycle } from './lifecycle.ts';
import { findWorkOrderLines, replaceWorkOrderLines, type StoredWorkOrderLine } from './lines.ts';
import { checkVersionOf, lockWithOrder } from './move.ts';
import { deliveredVersion, getDeliveredOrder, isEnded } from './order.ts';
import { toWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';

/** Returns why nothing is delivered any more for the order of a work order. */
async function endedObstacle(ctx: Pick<Context, 'db' | 'now'>, { idRoot }: WorkOrderRow) {
  const order = await getDeliveredOrder(ctx, idRoot);
  if (!isEnded(order)) return undefined;
  return message('workOrder.orderEnded', {
    nomor: orderRecords.labelOf(order),
    keadaan: message(`order.state.${order.status}`),
  });
}

/** Returns why a follow-up of a kind cannot be made. */
async function followUpObstacle(
  ctx: Pick<Context, 'db' | 'now'>,
  row: WorkOrderRow,
  lines: readonly StoredWorkOrderLine[],
  kind: FollowUpKind,
): Promise<Message | undefined> {
  if (row.status !== 'SELISIH' && row.status !== 'DITERIMA') return wrongState(row);
  if (!followUpsOf(row.jenis, resultsOf(lines) ?? []).includes(kind)) {
    // Whatever the handover record covers does not go back.
    return isReceived(row.status) ? noReturns(row) : message('workOrder.noFollowUpNeeded');
  }
  const made = await findFollowUps(ctx.db, row.id);
  if (made.some(({ jenis }) => jenis === kind)) return message('workOrder.followUpExists');
  return kind === 'AMBIL_KEMBALI' ? undefined : await endedObstacle(ctx, row);
}

/**
 * Makes the draft of the work order that follows from a discrepancy: missing doses are delivered,
 * leaking and damaged ones replaced, and a surplus returned, all at the seller's cost (Lampiran I,
 * Pasal 7).
 * @throws Problem 404, 409
 */
export const followUp: Handler<typeof workOrderCalls.followUp> = async (ctx, { params, body }) => {
  const before = await lockWithOrder(ctx, params.id);
  await checkVersionOf(ctx, params.id);
  const lines = await findWorkOrderLines(ctx, before);
  const obstacle = await followUpObstacle(ctx, before, lines, body.jenis);
  if (obstacle) {
    throw new Problem('KEADAAN_SALAH', obstacle, {
      currentState: before.status,
      reason: 'followUp',
    });
  }
  const quantity = followUpQuantity[body.jenis];
  const affected = lines.flatMap(line => {
    const qtyKirim = line[quantity] ?? 0;
    if (qtyKirim === 0) return [];
    // What goes back is of the batch that came; what is delivered is chosen again.
    const idBatch = body.jenis === 'AMBIL_KEMBALI' ? line.idBatch : null;
    return [{ idDetail: line.idDetail, qtyKirim, idBatch }];
  });
  const [carrier] = await ctx.db
    .select({ isActive: distributor.isActive })
    .from(distributor)
    .where(eq(distributor.id, before.idDistributor ?? 0));
  const draft = await workOrderRecords.insert(
    ctx,
    {
      jenis: body.jenis,
      idInduk: before.id,
      idOrder: await deliveredVersion(ctx, before.idRoot),
      idRoot: before.idRoot,
      idBHBU: before.idBHBU,
      idFaskes: before.idFaskes,
      idDistributor: carrier?.isActive ? before.idDistributor : null,
    },
    {
      action: 'followUp',
      after: id => replaceWorkOrderLines(ctx.db, id, affected),
      audited: { baris: affected },
    },
  );
  await recordCreation(ctx, workOrderLifecycle, draft, 'followUp');
  return await toWorkOrder(ctx, before);
};

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { workOrderKinds, type WorkOrderKind } from '#contract/domains/work-order/receipt.ts';
import { recordPath } from '#contract/record-pages.ts';
import {
  plannedWorkOrderStates,
  workOrderStates,
  type WorkOrderState,
} from '#contract/states/work-order.ts';
import { advanceOrder, orderLifecycle, recordDelivery } from '#server/domains/order/index.ts';
import { workOrder, workOrderLine } from '#server/platform/db/schema/index.ts';
import { hasOpenFollowUp } from '#server/platform/db/views/work-orders.ts';
import {
  defineLifecycle,
  kitRecords,
  systemContext,
  type TransitionContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { eventMail } from '#server/platform/lifecycle/mail.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { chillerObstacle } from './chiller.ts';
import {
  countObstacle,
  issueObstacle,
  packObstacle,
  recountObstacle,
  wrongState,
} from './guards.ts';
import { findDeliveredLines, findWorkOrderLines, sumByLine } from './lines.ts';
import { deliveredVersion } from './order.ts';
import { checkPackingSlipsFree } from './packing-slips.ts';
import { everyWorkOrder, workOrderRecords, type WorkOrderRow } from './records.ts';

/** Locks a work order as the server itself. @throws Problem 404 */
const lockWorkOrder = (ctx: TransitionContext, id: number) =>
  workOrderRecords.lock({ db: ctx.db, now: ctx.now, ...everyWorkOrder }, id);

/** Returns the doses of a work order by the order line in force. */
async function dosesByLine(
  ctx: TransitionContext,
  row: WorkOrderRow,
  of: 'qtyKirim' | 'qtyTerima',
) {
  const delivered = await findDeliveredLines(ctx.db, row.idRoot);
  const lines = await findWorkOrderLines(ctx, row);
  const sums = sumByLine(
    delivered,
    lines.map(line => ({ idDetail: line.idDetail, doses: line[of] ?? 0 })),
  );
  return [...sums].map(([id, doses]) => ({
    id,
    total: (delivered.lines.find(line => line.id === id)?.[of] ?? 0) + doses,
  }));
}

/** Records the work order at its order lines, which schedules the order. */
async function schedule(ctx: TransitionContext, row: WorkOrderRow): Promise<void> {
  if (row.jenis === 'AMBIL_KEMBALI') return;
  const lines = await dosesByLine(ctx, row, 'qtyKirim');
  await recordDelivery(
    ctx,
    await deliveredVersion(ctx, row.idRoot),
    lines.map(({ id }) => ({ id, idWorkOrder: row.id })),
  );
}

/** Writes the packing slip number of each departed line to its order line. */
async function copyPackingSlips(ctx: TransitionContext, row: WorkOrderRow): Promise<void> {
  const delivered = await findDeliveredLines(ctx.db, row.idRoot);
  const lines = await findWorkOrderLines(ctx, row);
  await checkPackingSlipsFree(
    ctx.db,
    delivered,
    lines.map((line, at) => ({ ...line, field: `baris.${at}.psNumber` })),
  );
  // Of several lines for one order line, the last gives the number.
  const numbers = new Map(
    lines.flatMap(({ idDetail, psNumber }) => {
      const line = delivered.continuing(idDetail);
      return line ? [[line.id, psNumber] as const] : [];
    }),
  );
  await ctx.db.execute(sql`
    update order_line set ps_number = departed.number
    from unnest(${sql.param([...numbers.keys()])}::int[],
      ${sql.param([...numbers.values()])}::text[]) as departed (id, number)
    where order_line.id = departed.id`);
}

/**
 * Records what departed. Follow-ups bring doses that the order counts as shipped already, so only
 * first deliveries add to it.
 */
async function recordShipment(ctx: TransitionContext, row: WorkOrderRow): Promise<void> {
  if (row.jenis === 'AMBIL_KEMBALI') return;
  await copyPackingSlips(ctx, row);
  if (row.jenis !== 'KIRIM') return;
  const lines = await dosesByLine(ctx, row, 'qtyKirim');
  await recordDelivery(
    ctx,
    await deliveredVersion(ctx, row.idRoot),
    lines.map(({ id, total }) => ({ id, idWorkOrder: row.id, qtyKirim: total })),
  );
}

/** Records what was accepted; the return of a surplus only lets the order move on. */
async function recordReceipt(ctx: TransitionContext, row: WorkOrderRow): Promise<void> {
  const idOrder = await deliveredVersion(ctx, row.idRoot);
  if (row.jenis === 'AMBIL_KEMBALI') {
    await advanceOrder(ctx, idOrder);
    return;
  }
  const lines = await dosesByLine(ctx, row, 'qtyTerima');
  await recordDelivery(
    ctx,
    idOrder,
    lines.map(({ id, total }) => ({ id, qtyTerima: total })),
  );
}

/** The lifecycle of work orders. */
export const workOrderLifecycle = defineLifecycle({
  ...kitRecords(workOrderRecords),
  states: workOrderStates,
  wrongState,
  guards: {
    mayBeIssued: issueObstacle,
    fitsChiller: ({ db }, row) => chillerObstacle(db, row),
    mayBePacked: packObstacle,
    mayBeShipped: packObstacle,
    hasDiscrepancy: (ctx, row) => countObstacle(ctx, row, 'discrepancy'),
    hasNoDiscrepancy: (ctx, row) => countObstacle(ctx, row, 'none'),
    mayBeRecounted: recountObstacle,
    mayBeDeclined: (_, { jenis }) =>
      jenis === 'AMBIL_KEMBALI' ? message('workOrder.returnNotDeclined') : undefined,
  },
  effects: {
    issue: (ctx, { after }) => schedule(ctx, after),
    ship: (ctx, { after }) => recordShipment(ctx, after),
    sign: (ctx, { after }) => recordReceipt(ctx, after),
    cancel: async ({ db }, { after }) => {
      await db
        .update(workOrderLine)
        .set({ psNumber: null })
        .where(eq(workOrderLine.idWorkOrder, after.id));
    },
  },
  linkOf: ({ id }) => recordPath('workOrder', id),
  ownersOf: ({ idBHBU, idFaskes }) => ({ bhbuId: idBHBU, faskesId: idFaskes }),
  mailOf: ({ noWO, noOrder, namaFaskes, tanggalKirim, tanggalTiba }, event) =>
    eventMail('workOrder', event, noWO, [
      message('mail.workOrder.details', {
        pesanan: noOrder ?? '',
        faskes: namaFaskes,
        kirim: tanggalKirim ?? '-',
        tiba: tanggalTiba ?? '-',
      }),
    ]),
});

/** Which work orders of an order change together. */
interface Selection {
  readonly states: readonly WorkOrderState[];
  readonly kinds: readonly WorkOrderKind[];
}

/** Triggers an event of the work orders of an order's family in the given states and kinds. */
async function transitionAll(
  ctx: TransitionContext,
  idRoot: number,
  { states, kinds }: Selection,
  event: 'cancel' | 'close',
  reason?: string,
): Promise<void> {
  const found = await ctx.db
    .select({ id: workOrder.id })
    .from(workOrder)
    .where(
      and(
        eq(workOrder.idRoot, idRoot),
        inArray(workOrder.status, [...states]),
        inArray(workOrder.jenis, [...kinds]),
      ),
    )
    .orderBy(asc(workOrder.id));
  for (const { id } of found) {
    await transition(
      systemContext(ctx.db, ctx.now),
      workOrderLifecycle,
      await lockWorkOrder(ctx, id),
      event,
      { reason },
    );
  }
}

// Nothing departs any more for an order that was terminated; what is under way is still received,
// and a surplus goes back.
orderLifecycle.addEffect('terminate', (ctx, { after }) =>
  transitionAll(
    ctx,
    after.rootId ?? after.id,
    {
      states: plannedWorkOrderStates,
      kinds: workOrderKinds.filter(kind => kind !== 'AMBIL_KEMBALI'),
    },
    'cancel',
    'Pesanan diakhiri',
  ),
);

orderLifecycle.addEffect('close', (ctx, { after }) =>
  transitionAll(
    ctx,
    after.rootId ?? after.id,
    { states: ['DITERIMA'], kinds: workOrderKinds },
    'close',
  ),
);

// The order waits until the follow-ups of its discrepancies are received.
orderLifecycle.addGuard('receive', 'followUpOpen', async ({ db }, row) =>
  (await hasOpenFollowUp(db, row.rootId ?? row.id)) ? message('workOrder.followUpOpen') : undefined,
);

import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { orderDetailCalls } from '#contract/domains/order/calls.ts';
import { agreedDoses } from '#contract/domains/order/floor.ts';
import type { OrderState } from '#contract/states/order.ts';
import { plannedWorkOrderStates } from '#contract/states/work-order.ts';
import { findLines, orderRecords } from '#server/domains/order/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { mapConstraintViolation } from '#server/platform/db/constraint-violation.ts';
import { order, orderLine, workOrder, workOrderLine } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { findDeliveredLines, type DeliveredLines } from './lines.ts';
import { lockDeliveredOrder } from './order.ts';
import { checkPackingSlipsFree } from './packing-slips.ts';
import { workOrderRecords } from './records.ts';

/** States in which nothing is shipped, because the order is a draft or has ended. */
const unshippedOrderStates: readonly OrderState[] = [
  'DRAFT',
  'DITOLAK',
  'DIBATALKAN',
  'BATAL_GAGAL_BAYAR',
  'DIAKHIRI',
  'DIAMANDEMEN',
];

const numberTaken = message('workOrder.psNumberTaken');

/** Runs a write of a packing slip number. @throws Problem 422 for one that is in use */
const savingNumber = (write: () => PromiseLike<unknown>) =>
  mapConstraintViolation(
    ['order_line_ps_number_unique', 'work_order_line_ps_number_unique'].map(constraint => ({
      constraint,
      field: 'psNumber',
      message: numberTaken,
    })),
    write,
  );

/** Finds the newest line for an order line in a delivery that has not departed. */
async function findPlannedLine(
  ctx: Context,
  idRoot: number,
  idDetail: number,
  { continuing }: DeliveredLines,
) {
  const planned = await ctx.db
    .select({ id: workOrderLine.id, idDetail: workOrderLine.idDetail })
    .from(workOrderLine)
    .innerJoin(workOrder, eq(workOrder.id, workOrderLine.idWorkOrder))
    .where(
      and(
        eq(workOrder.idRoot, idRoot),
        inArray(workOrder.status, [...plannedWorkOrderStates]),
        ne(workOrder.jenis, 'AMBIL_KEMBALI'),
      ),
    )
    .orderBy(desc(workOrderLine.id));
  return planned.find(line => continuing(line.idDetail)?.id === continuing(idDetail)?.id);
}

/** Handlers of order lines that need work orders. */
export const workOrderLineHandlers = {
  /** Returns the order lines of a work order without prices, as a facility may see them. */
  ofWorkOrder: async (ctx, { params }) => {
    const row = await workOrderRecords.get(ctx, params.id);
    const { continuing } = await findDeliveredLines(ctx.db, row.idRoot);
    const stored = await ctx.db
      .select({ idDetail: workOrderLine.idDetail })
      .from(workOrderLine)
      .where(eq(workOrderLine.idWorkOrder, row.id))
      .orderBy(workOrderLine.urut);
    const lines = new Set(stored.flatMap(({ idDetail }) => continuing(idDetail) ?? []));
    return [...lines].map(line =>
      ctx.user.faskesId === null ? line : { ...line, hargaSatuan: null, hargaLayanan: null },
    );
  },

  /** Writes a packing slip number to an order line and to its line in a planned work order. */
  updatePsNumber: async (ctx, { params, body }) => {
    const { psNumber } = body;
    const [found] = await ctx.db
      .select({ id: order.id, rootId: order.rootId })
      .from(orderLine)
      .innerJoin(order, eq(order.id, orderLine.idOrder))
      .where(eq(orderLine.id, params.id));
    if (!found) throw notFound('orderLine');
    const idRoot = found.rootId ?? found.id;
    await lockDeliveredOrder(ctx, idRoot);
    const locked = await orderRecords.lock(ctx, found.id, { submitted: body });
    if (unshippedOrderStates.includes(locked.status)) {
      throw new Problem(
        'KEADAAN_SALAH',
        message('order.notForShipping', {
          nomor: orderRecords.labelOf(locked),
          keadaan: message(`order.state.${locked.status}`),
        }),
        { currentState: locked.status, reason: 'state' },
      );
    }
    const delivered = await findDeliveredLines(ctx.db, idRoot);
    const planned = await findPlannedLine(ctx, idRoot, params.id, delivered);
    const current = delivered.continuing(params.id);
    if (!planned && current && current.qtyKirim > 0 && current.qtyKirim >= agreedDoses(current)) {
      throw new Problem('KEADAAN_SALAH', message('workOrder.lineShipped'), {
        currentState: locked.status,
        reason: 'shipped',
      });
    }
    const entered = { idDetail: params.id, psNumber, field: 'psNumber' };
    await checkPackingSlipsFree(ctx.db, delivered, [entered]);
    await savingNumber(() =>
      ctx.db.update(orderLine).set({ psNumber }).where(eq(orderLine.id, params.id)),
    );
    if (planned) {
      await savingNumber(() =>
        ctx.db.update(workOrderLine).set({ psNumber }).where(eq(workOrderLine.id, planned.id)),
      );
    }
    await orderRecords.update(ctx, locked, {}, { action: 'psNumber', audited: { psNumber } });
    const line = (await findLines(ctx.db, [found.id])).find(({ id }) => id === params.id);
    if (!line) throw notFound('orderLine');
    return line;
  },
} satisfies Partial<Handlers<typeof orderDetailCalls>>;

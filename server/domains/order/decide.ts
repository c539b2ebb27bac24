import { eq } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import type { orderCalls, orderEvents } from '#contract/domains/order/calls.ts';
import { courseOf, servedPeople } from '#contract/domains/order/cut.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { order, orderLine } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { writeStateChange } from '#server/platform/lifecycle/history.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { invalidField, invalidFields, Problem } from '#server/platform/problem.ts';
import { getOrderFacts } from './facts.ts';
import { orderLifecycle } from './lifecycle.ts';
import { findLines } from './lines.ts';
import { toOrder } from './read.ts';
import { orderRecords, type OrderRow } from './records.ts';
import { amountColumns, noAmounts, pricedLine, submitOrder } from './submit.ts';

/** Hours after which an adjustment takes effect without an acknowledgement. */
const acknowledgementHours = 24;

/** Most days ahead to which the first payment can be put off. */
const maxExtensionDays = 90;

type Event = (typeof orderEvents)[number];

/** Accepts every ordered dose of an order that was not adjusted. */
async function approveAll(ctx: Context, { id }: OrderRow): Promise<void> {
  await ctx.db
    .update(orderLine)
    .set({ qtyDisetujui: orderLine.jumlahDosis })
    .where(eq(orderLine.idOrder, id));
}

/** Tells the company by bell and mail of the new day of its first payment. */
async function notifyExtension(
  ctx: Context,
  row: OrderRow,
  { alasan }: { readonly alasan: string },
): Promise<void> {
  const notice = {
    resource: 'order',
    recordId: row.id,
    message: 'order.extendDeadline',
    params: { nama: orderRecords.labelOf(row) },
    path: orderLifecycle.linkOf?.(row, 'ownerBhbu') ?? null,
    right: 'payment.create',
  } as const;
  const mail = orderLifecycle.mailOf?.({ ...row, alasan }, 'extendDeadline');
  const owners = { bhbuId: row.bhbuId };
  await notifyAccounts(ctx, 'ownerBhbu', owners, notice);
  if (mail) await notifyAccounts(ctx, 'ownerBhbu', owners, { ...notice, mail });
}

async function changeOrderState(
  ctx: Context,
  row: OrderRow,
  event: Event,
  reason: string | undefined,
): Promise<OrderRow> {
  checkTransition(ctx.user, orderLifecycle, row, event);
  if (event === 'approve') return await submitOrder(ctx, row);
  if (event === 'accept') await approveAll(ctx, row);
  const values =
    event === 'acknowledge'
      ? { penyesuaianBerlaku: null }
      : {
          alasan: reason ?? null,
          ...(event === 'disapprove' || event === 'recall' ? noAmounts : {}),
        };
  return await transition(ctx, orderLifecycle, row, event, { reason, values });
}

export const decisionHandlers = {
  changeState: async (ctx, { params, body }) => {
    const row = await orderRecords.lock(ctx, params.id, { submitted: null });
    return await toOrder(
      ctx,
      await changeOrderState(ctx, row, body.event, body.alasan ?? undefined),
    );
  },

  /** Reduces an order to what is available; the amounts follow with the prices of its lines. */
  adjust: async (ctx, { params, body }) => {
    const row = await orderRecords.lock(ctx, params.id, { submitted: null });
    checkTransition(ctx.user, orderLifecycle, row, 'adjust');
    const lines = await findLines(ctx.db, [row.id]);
    const unknown = body.baris.flatMap(({ id }, at) =>
      lines.some(line => line.id === id)
        ? []
        : [[`baris.${at}.id`, [message('order.unknownLine')]] as const],
    );
    if (unknown.length > 0) throw invalidFields(Object.fromEntries(unknown));
    const approved = lines.map(line => ({
      ...line,
      qtyDisetujui:
        body.baris.find(({ id }) => id === line.id)?.qtyDisetujui ?? line.jumlahDosis ?? 0,
    }));
    const issues = approved.flatMap((line, at) => {
      const [dosis, course] = [line.jumlahDosis ?? 0, courseOf(line)];
      const issue =
        line.qtyDisetujui > dosis
          ? message('order.moreThanOrdered', { dosis })
          : line.qtyDisetujui % course > 0
            ? message('order.incompleteCourse', { dosis: course })
            : undefined;
      return issue ? [[`baris.${at}.qtyDisetujui`, [issue]] as const] : [];
    });
    if (issues.length > 0) throw invalidFields(Object.fromEntries(issues));
    const total = approved.reduce((sum, line) => sum + line.qtyDisetujui, 0);
    if (total === 0) throw invalidField('baris', message('order.adjustedToNothing'));
    if (total === row.jumlahDosis) throw invalidField('baris', message('order.notAdjusted'));
    // The doses of a line serve as many participants as they are courses.
    const served = approved.map(line => ({
      ...line,
      jumlahPeserta: servedPeople(line, line.qtyDisetujui),
    }));
    for (const { id, qtyDisetujui, jumlahPeserta } of served) {
      const values = { qtyDisetujui, jumlahPeserta };
      await ctx.db.update(orderLine).set(values).where(eq(orderLine.id, id));
    }
    const { perusahaan } = await getOrderFacts(ctx, row.bhbuId);
    const day = row.tanggalOrder ?? dayInJakarta(ctx.now);
    const adjusted = await transition(ctx, orderLifecycle, row, 'adjust', {
      reason: body.alasan,
      values: {
        ...amountColumns(approved.map(pricedLine), perusahaan, day),
        jumlahPeserta: served.reduce((sum, line) => sum + (line.jumlahPeserta ?? 0), 0),
        alasan: body.alasan,
        penyesuaianBerlaku: new Date(
          ctx.now.getTime() + acknowledgementHours * 3_600_000,
        ).toISOString(),
      },
      audit: {
        after: {
          dosisDisetujui: total,
          baris: served.map(({ id, jumlahDosis, qtyDisetujui, jumlahPeserta }) => ({
            id,
            jumlahDosis,
            qtyDisetujui,
            jumlahPeserta,
          })),
        },
      },
    });
    return await toOrder(ctx, adjusted);
  },

  /** Sets another day for the first payment. */
  extendDeadline: async (ctx, { params, body }) => {
    const row = await orderRecords.lock(ctx, params.id, { submitted: null });
    if (row.status !== 'MENUNGGU_BAYAR') {
      throw new Problem('KEADAAN_SALAH', orderLifecycle.wrongState(row, 'failPayment'), {
        currentState: row.status,
        reason: 'state',
      });
    }
    const today = dayInJakarta(ctx.now);
    const latest = addDays(today, maxExtensionDays);
    if (body.tenggat < today) throw invalidField('tenggat', message('order.deadlinePassed'));
    if (row.tenggat !== null && body.tenggat <= row.tenggat) {
      throw invalidField('tenggat', message('order.deadlineNotLater', { tenggat: row.tenggat }));
    }
    if (body.tenggat > latest) {
      throw invalidField('tenggat', message('order.deadlineTooLate', { hari: latest }));
    }
    // The deadline is the family's.
    await ctx.db
      .update(order)
      .set({ tenggatBayar: body.tenggat, buktiDitolak: false })
      .where(eq(order.id, row.rootId ?? row.id));
    const extended = await orderRecords.update(
      ctx,
      row,
      { tenggatBayar: body.tenggat },
      { action: 'extendDeadline', reason: body.alasan },
    );
    await writeStateChange(ctx, {
      resource: 'order',
      recordId: row.id,
      event: 'extendDeadline',
      from: row.status,
      to: row.status,
      reason: body.alasan,
    });
    await notifyExtension(ctx, extended, body);
    return await toOrder(ctx, extended);
  },
} satisfies Partial<Handlers<typeof orderCalls>>;

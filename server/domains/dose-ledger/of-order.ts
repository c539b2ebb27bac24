import { and, asc, eq, sql } from 'drizzle-orm';
import { dayInZone } from '#contract/core/values/zone.ts';
import type { doseLedgerCalls } from '#contract/domains/stock/calls.ts';
import type { DoseLedger } from '#contract/domains/stock/record.ts';
import { advanceOrder, orderLifecycle, orderRecords } from '#server/domains/order/index.ts';
import { recordReceipt } from '#server/domains/stock/index.ts';
import { getDeliveredOrder, workOrderLifecycle } from '#server/domains/work-order/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { order, stock, workOrderLine } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound } from '#server/platform/problem.ts';
import type { RecordJob } from '#server/platform/scheduler/scheduler.ts';
import { getBalance } from './balance.ts';

/** Who reads a ledger. */
type LedgerReader = Pick<Context, 'db' | 'now' | 'render' | 'scope'> & {
  readonly user: Pick<Context['user'], 'bhbuId' | 'faskesId'>;
};

/** Obstacles that a refusal names. */
const maxNamed = 3;

/**
 * Returns the version of an order that deliveries belong to, when the caller may see it: a facility
 * sees an order that has doses for it.
 * @throws Problem 404
 */
async function findOrder(ctx: LedgerReader, id: number) {
  const asked =
    ctx.user.faskesId === null
      ? await orderRecords.get(ctx, id)
      : (
          await ctx.db
            .select({ id: order.id, rootId: order.rootId })
            .from(order)
            .where(eq(order.id, id))
        )[0];
  if (!asked) throw notFound('order');
  return await getDeliveredOrder(ctx, asked.rootId ?? asked.id);
}

/** Returns the dose ledger of an order; a facility sees its own part. @throws Problem 404 */
export async function readLedger(ctx: LedgerReader, id: number): Promise<DoseLedger> {
  const row = await findOrder(ctx, id);
  const { faskes, jumlah, obstacles } = await getBalance(ctx, row, ctx.user.faskesId ?? undefined);
  if (ctx.user.faskesId !== null && !faskes.some(({ dikirim }) => dikirim > 0)) {
    throw notFound('order');
  }
  return {
    idOrder: row.id,
    noOrder: row.noOrder,
    status: row.status,
    idBHBU: row.bhbuId,
    namaBHBU: row.namaBHBU,
    jumlah,
    faskes,
    halangan: obstacles.map(({ text, ...one }) => ({ ...one, teks: ctx.render(text) })),
    seimbang: obstacles.length === 0,
  };
}

export const ofOrder: Handler<typeof doseLedgerCalls.ofOrder> = (ctx, { params }) =>
  readLedger(ctx, params.id);

// What a handover record covers is in stock: usable at once, or in quarantine by its decision.
workOrderLifecycle.addEffect('sign', async (ctx, { after }) => {
  if (after.jenis === 'AMBIL_KEMBALI') return;
  const lines = await ctx.db
    .select()
    .from(workOrderLine)
    .where(eq(workOrderLine.idWorkOrder, after.id));
  const { idRoot, idBHBU, idFaskes } = after;
  const { keputusanSuhu, suhuTerima, alasanSuhu } = after;
  await recordReceipt(
    ctx,
    { idRoot, idBHBU, idFaskes },
    {
      tanggal: dayInZone(after.waktuTiba ?? ctx.now, after.zona),
      lines,
      quarantine:
        keputusanSuhu === 'KARANTINA'
          ? `Suhu ${(suhuTerima ?? 0).toLocaleString('id-ID')} °C saat tiba: ${alasanSuhu ?? ''}`
          : null,
    },
  );
});

/** Locks the stock of an order, so that no dose is given from it while the order closes. */
const lockStockOfOrder = (db: Context['db'], idRoot: number) =>
  db
    .select({ id: stock.id })
    .from(stock)
    .where(eq(stock.idRoot, idRoot))
    .orderBy(asc(stock.id))
    .for('no key update');

// An order closes when its doses balance: everything received is accounted for and reported.
orderLifecycle.addGuard('close', 'notBalanced', async (ctx, row) => {
  await lockStockOfOrder(ctx.db, row.rootId ?? row.id);
  const { obstacles } = await getBalance(ctx, row);
  return obstacles.length === 0
    ? undefined
    : message('stock.notBalanced', {
        alasan: obstacles.slice(0, maxNamed).map(({ text }) => text),
      });
});

/** Begins the use of orders that are received: with their first day of vaccination or first dose. */
export const beginUseOfOrders: RecordJob = {
  name: 'begin use of orders',
  table: order,
  isDue: now =>
    and(
      eq(order.status, 'DITERIMA_PEMBELI'),
      sql`(exists (select 1 from order_line l
        where l.id_order = ${order.id} and l.tanggal_vaksinasi <= ${dayInJakarta(now)}::date)
      or exists (select 1 from stock s
        where s.id_root = coalesce(${order.rootId}, ${order.id}) and s.diberikan > 0))`,
    ),
  run: (db, id, now) => advanceOrder(systemContext(db, now), id),
};

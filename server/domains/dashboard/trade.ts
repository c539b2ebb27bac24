import { and, isNull, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  endedDeliveryStates,
  type dashboardCalls,
  type MoneyFigures,
} from '#contract/domains/dashboard/index.ts';
import { isInMenu, type MenuEntry } from '#contract/menu.ts';
import { canAccess, type Permission } from '#contract/policy.ts';
import { openInvoiceStates, unbilledInvoiceStates } from '#contract/states/invoice.ts';
import { endedOrderStates, type OrderState } from '#contract/states/order.ts';
import type { WorkOrderState } from '#contract/states/work-order.ts';
import { invoiceScope } from '#server/domains/invoice/index.ts';
import { unpaidAmount } from '#server/platform/db/views/invoice-needs.ts';
import { orderScope } from '#server/domains/order/index.ts';
import { workOrderScope } from '#server/domains/work-order/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { invoice, order, workOrder } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

interface StateCount<S extends string> {
  readonly status: S;
  readonly jumlah: number;
}

/** Counts the rows of a table by state. */
async function countByState<S extends string>(
  { db }: Pick<Context, 'db'>,
  table: SQLWrapper,
  status: SQLWrapper,
  condition: SQL | undefined,
): Promise<StateCount<S>[]> {
  const { rows } = await db.execute<{ status: S; jumlah: number }>(sql`
    select ${status} as status, count(*)::int as jumlah from ${table}
    where ${condition ?? sql`true`} group by ${status}`);
  return rows;
}

/** Counts the orders that have not ended. */
const countRunningOrders = (ctx: Context): Promise<StateCount<OrderState>[]> =>
  countByState(
    ctx,
    order,
    order.status,
    and(orderScope(ctx), isNull(order.deletedAt), notInArray(order.status, [...endedOrderStates])),
  );

/** Counts the deliveries that have not ended. */
const countRunningDeliveries = (ctx: Context): Promise<StateCount<WorkOrderState>[]> =>
  countByState(
    ctx,
    workOrder,
    workOrder.status,
    and(workOrderScope(ctx), notInArray(workOrder.status, [...endedDeliveryStates])),
  );

const isOverdue = sql`${invoice.status} = 'LEWAT_TEMPO'`;

/** Sums the invoices of this year and the open ones of all years. */
async function sumInvoices(ctx: Context): Promise<MoneyFigures> {
  const today = dayInJakarta(ctx.now);
  const yearStart = `${today.slice(0, 4)}-01-01`;
  const scope = invoiceScope(ctx) ?? sql`true`;
  const sum = (amount: SQLWrapper): SQL => sql`coalesce(sum(${amount}), 0)::float8`;
  const { rows: ofYear } = await ctx.db.execute<{ ditagih: number; dibayar: number }>(sql`
    select ${sum(sql`(${invoice.nilaiTagihan} - ${invoice.dikredit})`)} as ditagih, ${sum(invoice.dibayar)} as dibayar
    from ${invoice}
    where ${scope} and ${invoice.status} not in ${[...unbilledInvoiceStates]}
      and coalesce(${invoice.tanggalInvoice}, 'infinity') >= ${yearStart}::date`);
  const { rows: open } = await ctx.db.execute<{
    jumlah: number;
    nilai: number;
    jumlah_lewat: number;
    nilai_lewat: number;
    berikutnya: string | null;
  }>(sql`
    select count(*)::int as jumlah, ${sum(unpaidAmount)} as nilai,
      (count(*) filter (where ${isOverdue}))::int as jumlah_lewat,
      coalesce(sum(${unpaidAmount}) filter (where ${isOverdue}), 0)::float8 as nilai_lewat,
      (min(${invoice.jatuhTempo}) filter (where ${invoice.jatuhTempo} >= ${today}::date))::text
        as berikutnya
    from ${invoice} where ${scope} and ${invoice.status} in ${[...openInvoiceStates]}`);
  const found = open[0];
  return {
    sejak: yearStart,
    ditagih: ofYear[0]?.ditagih ?? 0,
    dibayar: ofYear[0]?.dibayar ?? 0,
    belumDibayar: { jumlah: found?.jumlah ?? 0, nilai: found?.nilai ?? 0 },
    lewatTempo: { jumlah: found?.jumlah_lewat ?? 0, nilai: found?.nilai_lewat ?? 0 },
    jatuhTempoBerikutnya: found?.berikutnya ?? null,
  };
}

/**
 * Returns a part with the scope of its permission; null for a role whose menu lists none of the
 * entries, because the part is not its daily work.
 */
async function partFor<T>(
  ctx: Context,
  permission: Permission,
  entries: readonly MenuEntry[],
  read: (ctx: Context) => Promise<T>,
): Promise<T | null> {
  const { role } = ctx.user;
  const scope = canAccess(ctx.user, permission);
  if (!scope || !entries.some(entry => isInMenu(role, entry))) return null;
  return await read({ ...ctx, scope });
}

/** Returns the orders, money and deliveries in the caller's scope. */
export const trade: Handler<typeof dashboardCalls.trade> = async ctx => ({
  pesanan: await partFor(ctx, 'order.read', ['orderAll', 'orderOwn'], countRunningOrders),
  uang: await partFor(ctx, 'invoice.read', ['invoiceAll', 'invoiceOwn'], sumInvoices),
  pengiriman: await partFor(
    ctx,
    'workOrder.read',
    ['workOrderAll', 'receiptOwn'],
    countRunningDeliveries,
  ),
});

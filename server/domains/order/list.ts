import { and, eq, exists, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { waitingStatesOf } from '#contract/core/lifecycle.ts';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Range } from '#contract/core/list-filter.ts';
import { toPage } from '#contract/core/list.ts';
import type { orderCalls } from '#contract/domains/order/calls.ts';
import { cancelledOrderStates, orderStates, type OrderState } from '#contract/states/order.ts';
import { isOfCompanyNamed } from '#server/domains/bhbu/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import {
  containsCode,
  ignoringCase,
  inOrderOf,
  isWithin,
  waitingFirst,
} from '#server/platform/db/list-query.ts';
import { bhbu, order, orderLine } from '#server/platform/db/schema/index.ts';
import {
  countWaitingRows,
  dayOfInstant,
  dayOfState,
  type Waiting,
} from '#server/platform/db/waiting.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { notFound } from '#server/platform/problem.ts';
import { countAndSum } from '#server/platform/record/index.ts';
import { awaitsApprovalBy } from './approval.ts';
import { lacksParticipants } from './lacking-participants.ts';
import { toListItems } from './read.ts';
import {
  approvedDoses,
  countInState,
  isReversed,
  isUnderPks,
  orderRecords,
  orderScope,
  ownFacility,
  selectOrders,
} from './records.ts';

/** Condition that an order has a line with a value; for a facility, a line of its own. */
function hasLine(ctx: Context, condition: SQL): SQL {
  const idFaskes = ownFacility(ctx);
  const isOwn = idFaskes === null ? undefined : eq(orderLine.idFaskes, idFaskes);
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(orderLine)
      .where(and(eq(orderLine.idOrder, order.id), isOwn, condition)),
  );
}

export const page = orderRecords.list<HandlerInput<typeof orderCalls.list>['query']>({
  selectIds: ({ db }, sortBy) => {
    const ids = db.select({ id: order.id }).from(order);
    return sortBy === 'namaBHBU'
      ? ids.innerJoin(bhbu, eq(bhbu.id, order.bhbuId)).$dynamic()
      : ids.$dynamic();
  },
  search: async (q, { db }) => {
    if (!q) return undefined;
    return or(containsCode(q, order.noOrder), await isOfCompanyNamed(db, order.bhbuId, q));
  },
  sort: {
    // Drafts, which have no date, are the newest.
    tanggalOrder: sql`coalesce(${order.tanggalOrder}, 'infinity')`,
    noOrder: sql`coalesce(${order.noOrder}, '')`,
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    status: inOrderOf(orderStates.names, order.status),
    totalHarga: sql`coalesce(${order.totalHarga}, 0)`,
    modifiedAt: order.modifiedAt,
    menunggu: waitingFirst(
      waitingStatesOf(orderStates),
      order.status,
      sql`coalesce(${order.tenggatBayar}, ${order.tanggalOrder})`,
      order.tanggalOrder,
    ),
  },
  filters: {
    bhbuId: order.bhbuId,
    idFaskes: (id: number, ctx) => hasLine(ctx, eq(orderLine.idFaskes, id)),
    idProduk: (id: number, ctx) => hasLine(ctx, eq(orderLine.idProduk, id)),
    status: order.status,
    jenis: order.jenis,
    tanggalOrder: order.tanggalOrder,
    // A facility does not see prices.
    totalHarga: (range: Range, ctx) =>
      ownFacility(ctx) === null ? isWithin(order.totalHarga, range) : undefined,
    bulan: (month: string) =>
      and(
        sql`${order.tanggalOrder} >= ${`${month}-01`}::date`,
        sql`${order.tanggalOrder} < ${`${month}-01`}::date + interval '1 month'`,
      ),
    dibalik: (isWanted: boolean) => (isWanted ? isReversed : undefined),
    pesertaKurang: (isWanted: boolean) => (isWanted ? lacksParticipants : undefined),
    perluSetuju: (isWanted: boolean, ctx) => (isWanted ? awaitsApprovalBy(ctx.user.id) : undefined),
    terbaru: (isNewest: boolean) => (isNewest ? ne(order.status, 'DIAMANDEMEN') : undefined),
  },
});

/** Leaves out superseded versions unless they are asked for, so that no order counts twice. */
export const withoutSuperseded = <
  Q extends {
    readonly status?: readonly OrderState[] | undefined;
    readonly terbaru?: boolean | undefined;
  },
>(
  query: Q,
): Q => ({ ...query, terbaru: query.terbaru ?? query.status?.includes('DIAMANDEMEN') !== true });

/** 1 for an order that counts in sums: one that was not refused or cancelled. */
const isCounted = sql<number>`(${order.status} not in ${[...cancelledOrderStates]})::int`;

/** What the sums of a list count of an order. */
const countedAmounts = {
  pesanan: isCounted.as('pesanan'),
  jumlahPeserta: sql<number>`${isCounted} * ${order.jumlahPeserta}`.as('jumlah_peserta'),
  jumlahDosis: sql<number>`${isCounted} * coalesce(${approvedDoses}, ${order.jumlahDosis})`.as(
    'jumlah_dosis',
  ),
  totalHarga: sql<number>`${isCounted} * ${order.totalHarga}`.as('total_harga'),
};

/** What they count of a facility's own lines in an order. */
const countedOfFacility = {
  pesanan: countedAmounts.pesanan,
  jumlahPeserta: sql<number>`${isCounted} * sum(${orderLine.jumlahPeserta})`.as('jumlah_peserta'),
  jumlahDosis: sql<number>`${isCounted}
    * sum(coalesce(${orderLine.qtyDisetujui}, ${orderLine.jumlahDosis}))`.as('jumlah_dosis'),
};

/**
 * Counts the orders of a list and sums those that were not cancelled, with the doses that the price is
 * for; for a facility its own lines, without amounts.
 */
async function sumOrders(ctx: Context, condition: SQL | undefined) {
  const idFaskes = ownFacility(ctx);
  if (idFaskes === null) {
    const counted = ctx.db.select(countedAmounts).from(order).where(condition);
    return await countAndSum(ctx, counted, countedAmounts);
  }
  const counted = ctx.db
    .select(countedOfFacility)
    .from(order)
    .innerJoin(orderLine, and(eq(orderLine.idOrder, order.id), eq(orderLine.idFaskes, idFaskes)))
    .where(condition)
    .groupBy(order.id);
  return { ...(await countAndSum(ctx, counted, countedOfFacility)), totalHarga: 0 };
}

/** Lists orders with the sums of all pages. */
export const list: Handler<typeof orderCalls.list> = async (ctx, input) => {
  const query = withoutSuperseded(input.query);
  // A facility does not see prices, nor the order that they have.
  if (ownFacility(ctx) !== null && query.sortBy === 'totalHarga') query.sortBy = 'tanggalOrder';
  const condition = await page.condition(ctx, query);
  const rows = await page.readPage(ctx, query, condition);
  const { total, ...jumlah } = await sumOrders(ctx, condition);
  return { ...toPage(await toListItems(ctx, rows), total, query), jumlah };
};

/** Lists the orders of an agreement. @throws Problem 404 */
export const ofPks: Handler<typeof orderCalls.ofPks> = async (ctx, { params }) => {
  const rows = await selectOrders(ctx)
    .where(and(isUnderPks(params.id), orderScope(ctx), isNull(order.deletedAt)))
    .orderBy(order.id);
  // Every agreement has an order.
  if (rows.length === 0) throw notFound('pks');
  return await toListItems(ctx, rows);
};

/** Counts the orders in a state that the caller may see, with their nearest deadline. */
export const countOrders = (ctx: Context, status: OrderState): Promise<Waiting> =>
  countInState(ctx, status, and(orderScope(ctx), isNull(order.deletedAt)));

/**
 * Counts the orders for which a company has too few participants. What has a deadline is the next vaccination,
 * until the day before; once it has begun, there is none.
 */
export const countLackingParticipants = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    order,
    and(orderScope(ctx), isNull(order.deletedAt), lacksParticipants),
    dayOfState('order', order),
    sql`(select min(l.tanggal_vaksinasi) - 1 from order_line l
      where l.id_order = "order"."id" and l.tanggal_vaksinasi > ${dayInJakarta(ctx.now)}::date)`,
  );

/** Counts the orders that wait for the caller's approval within their company. */
export const countToApprove = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    order,
    and(orderScope(ctx), isNull(order.deletedAt), awaitsApprovalBy(ctx.user.id)),
    dayOfState('order', order),
  );

/** Counts the orders with a payment that was reversed and is still missing. */
export const countReversed = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    order,
    and(orderScope(ctx), isNull(order.deletedAt), isReversed),
    dayOfInstant(sql`(
      select max(p.modified_at) from payment p join invoice i on i.id = p.id_invoice
      where i.id_root = coalesce("order"."root_id", "order"."id") and p.status = 'DIBALIK')`),
  );

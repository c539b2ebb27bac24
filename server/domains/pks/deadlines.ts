import {
  and,
  asc,
  count,
  eq,
  inArray,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import {
  clauseDays,
  closingEvents,
  expiringStates,
  watchDays,
  type ClosingEvent,
} from '#contract/domains/pks/clock.ts';
import type { PksListItem } from '#contract/domains/pks/record.ts';
import { plannedDelivery } from '#server/domains/order/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { isAmong } from '#server/platform/db/list-query.ts';
import { order, pks } from '#server/platform/db/schema/index.ts';
import type { ManagedReading } from '#server/platform/db/views/managed.ts';
import type { Waiting } from '#server/platform/db/waiting.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import {
  familyFacts,
  laterInvoiceDue,
  pksScope,
  root,
  selectPks,
  toListItem,
  type PksScopeContext,
} from './records.ts';

/** Last day of the first payment of an order while it is awaited. */
const firstPaymentDay = sql<string | null>`case when ${order.status} = 'MENUNGGU_BAYAR'
    and ${order.tanggalTandaTangan} is not null and ${familyFacts.tanggalTagihan} is not null
    and ${familyFacts.tanggalBukti} is null and not ${familyFacts.buktiDitolak}
  then coalesce(${familyFacts.tenggatBayar},
    greatest(${order.tanggalTandaTangan}, ${familyFacts.tanggalTagihan})) end`;

/** Last day of a later payment of an order. */
const laterPaymentDay = sql<string | null>`coalesce(${laterInvoiceDue},
  case when ${order.status} = 'DIBAYAR_SEBAGIAN' then ${plannedDelivery} - 1 end)`;

/** The agreement whose copies were returned is signed again first. */
const isPayable = notInArray(pks.status, [
  'DIBATALKAN',
  'MENUNGGU_TTD_BHBU',
  'MENUNGGU_TTD_PENJUAL',
]);

const isLive = ne(pks.status, 'DIBATALKAN');

/**
 * Last day of each deadline that `contractDeadlines` computes, in SQL; null while it does not bind. They need
 * the order and its root, as `selectPks` joins them.
 */
const deadlineDays: Readonly<Record<ClosingEvent, SQL<string | null>>> = {
  uploadProof: sql`case when ${isPayable} then ${firstPaymentDay} end`,
  paySecondHalf: sql`case when ${isLive} then ${laterPaymentDay} end`,
  cure: sql`case when ${pks.status} = 'PERINGATAN'
    then ${pks.tanggalPeringatan} + ${clauseDays.cure}::int end`,
  terminate: sql`case when ${pks.status} = 'PEMBERITAHUAN_AKHIR'
    then ${pks.tanggalPemberitahuan} + ${clauseDays.terminationNotice}::int end`,
  expire: sql`case when ${inArray(pks.status, [...expiringStates])}
    then ${pks.berlakuSampai} end`,
};

/** What agreements are sorted by: the nearest deadline; those without one follow, the last changed first. */
export const byNearestDeadline = sql`coalesce(least(${sql.join(
  closingEvents.map(event => deadlineDays[event]),
  sql`, `,
)})::timestamp, timestamp '9999-01-01' - make_interval(secs => extract(epoch from ${pks.modifiedAt})::float8))`;

/** Condition for the agreements with a deadline on or before a day; with `event`, only with that one. */
export const hasDeadlineBy = (db: Queryable, day: string, event?: ClosingEvent): SQL | undefined =>
  hasDeadline(db, due => sql`${due} <= ${day}::date`, event);

/** Condition for the agreements with a deadline whose day fulfils a condition. */
function hasDeadline(
  db: Queryable,
  by: (due: SQLWrapper) => SQL,
  event?: ClosingEvent,
): SQL | undefined {
  // The orders are found first, so that few agreements are read.
  const ordersThat = (condition: SQL | undefined) =>
    db
      .select({ id: order.id })
      .from(order)
      .leftJoin(root, eq(root.id, order.rootId))
      .where(condition);
  const conditions: Readonly<Record<ClosingEvent, SQL | undefined>> = {
    uploadProof: and(
      isPayable,
      isAmong(
        pks.idOrder,
        ordersThat(and(eq(order.status, 'MENUNGGU_BAYAR'), by(firstPaymentDay))),
      ),
    ),
    paySecondHalf: and(isLive, isAmong(pks.idOrder, ordersThat(by(laterPaymentDay)))),
    cure: and(eq(pks.status, 'PERINGATAN'), by(deadlineDays.cure)),
    terminate: and(eq(pks.status, 'PEMBERITAHUAN_AKHIR'), by(deadlineDays.terminate)),
    expire: and(inArray(pks.status, [...expiringStates]), by(pks.berlakuSampai)),
  };
  return event ? conditions[event] : or(...closingEvents.map(one => conditions[one]));
}

/** The days of a reading, and the one on which it is made. */
interface DeadlineDays {
  readonly from: string;
  readonly today: string;
  readonly to: string;
  readonly limit: number;
}

/** Lists the agreements in scope with a deadline on some days: those with one that is not over first, by the nearest. */
export async function listWithDeadline(
  ctx: Pick<Context, 'db'> & PksScopeContext,
  { from, today, to, limit }: DeadlineDays,
): Promise<PksListItem[]> {
  const days = closingEvents.map(event => deadlineDays[event]);
  const nextDay = sql.join(
    days.map(day => sql`case when ${day} >= ${today}::date then ${day} end`),
    sql`, `,
  );
  const rows = await selectPks(ctx)
    .where(
      and(
        pksScope(ctx),
        hasDeadline(ctx.db, due => sql`${due} between ${from}::date and ${to}::date`),
      ),
    )
    .orderBy(
      sql`least(${nextDay}) nulls last`,
      sql`greatest(${sql.join(days, sql`, `)}) desc`,
      asc(pks.id),
    )
    .limit(limit);
  return rows.map(toListItem);
}

/** Condition for the agreements with a deadline of a kind within the days in which it is watched. */
export const isWatched = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  event: ClosingEvent,
): SQL | undefined => hasDeadlineBy(db, addDays(dayInJakarta(now), watchDays[event]), event);

/** Counts the agreements in scope with a deadline of a kind that is watched, with the nearest one. */
export async function countDeadlines(
  ctx: Context & ManagedReading,
  event: ClosingEvent,
): Promise<Waiting> {
  const [found] = await ctx.db
    .select({
      jumlah: count(),
      tertua: sql<null>`null`,
      tenggat: sql<string | null>`min(${deadlineDays[event]})::text`,
    })
    .from(pks)
    .leftJoin(order, eq(order.id, pks.idOrder))
    .leftJoin(root, eq(root.id, order.rootId))
    .where(and(pksScope(ctx), isWatched(ctx, event)));
  return found ?? { jumlah: 0, tertua: null };
}

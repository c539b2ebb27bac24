import { and, count, eq, exists, getTableColumns, notInArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orderFields } from '#contract/domains/order/record.ts';
import { bindingStates, type OrderState } from '#contract/states/order.ts';
import type { PksState } from '#contract/states/pks.ts';
import type { Context } from '#server/platform/context.ts';
import { bhbu, order, orderLine, pks } from '#server/platform/db/schema/index.ts';
import { hasReversedPayment, invoicedAmounts } from '#server/platform/db/views/invoices.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';
import {
  dayOfState,
  instantText,
  type Waiting,
  reasonOfState,
} from '#server/platform/db/waiting.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, fieldNames, type ReadContext } from '#server/platform/record/index.ts';

/** Who asks, as far as the scope depends on it. */
interface OrderScopeContext extends Pick<Context, 'db' | 'scope'>, ManagedReading {
  readonly user: Pick<Context['user'], 'bhbuId' | 'faskesId'>;
}

/** The scope of the server itself. */
export const everyOrder = { scope: 'all', user: { bhbuId: null, faskesId: null } } as const;

/** States that a facility does not see: the order is not settled yet. */
export const unsettledStates = [
  'DRAFT',
  'MENUNGGU_PERSETUJUAN',
  'DIAJUKAN',
  'DITOLAK',
  'DIBATALKAN',
] as const;

/** The facility of a caller who sees its own lines only; null for one who sees whole orders. */
export const ownFacility = ({
  scope,
  user,
}: Pick<OrderScopeContext, 'scope' | 'user'>): number | null =>
  scope === 'all' ? null : user.faskesId;

/**
 * Condition for the orders that the caller may see: a company sees its own, a facility those with a
 * line that it carries out.
 */
export function orderScope(ctx: OrderScopeContext): SQL | undefined {
  const { db, scope, user } = ctx;
  if (scope === 'all') return ofManagedCompany(ctx, order.bhbuId);
  if (user.faskesId === null) return eq(order.bhbuId, user.bhbuId ?? 0);
  return and(
    notInArray(order.status, [...unsettledStates]),
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLine)
        .where(and(eq(orderLine.idOrder, order.id), eq(orderLine.idFaskes, user.faskesId))),
    ),
  );
}

/** The agreement of an order itself. */
const own = alias(pks, 'own');

/** The newest agreement of an order; an accepted order waits for another than a cancelled one. */
const isOwn = sql`${own.id} = (
  select max(p.id) from pks p where p.id_order = ${order.id}
    and (p.status <> 'DIBATALKAN' or ${order.status} <> 'DITERIMA'))`;

/** The booster agreement under which an order was placed. */
const umbrella = alias(pks, 'umbrella');

/** A column of the agreement that an order has: its own, or the booster agreement. */
const ofAgreement = (name: 'id' | 'noPKS' | 'status') =>
  sql`case when ${own.id} is null then ${umbrella[name]} else ${own[name]} end`;

/** Condition for the orders of an agreement; it belongs to `selectOrders`. */
export const isUnderPks = (pksId: number): SQL =>
  sql`${order.id} in (
      select id_order from pks where id = ${pksId}
      union select id from "order" where pks_id = ${pksId})
    and ${ofAgreement('id')} = ${pksId}`;

/** The first version of the family, which keeps its payments; none for that version itself. */
const root = alias(order, 'root');

const invoicedOn = sql`coalesce(${root.tanggalTagihan}, ${order.tanggalTagihan})`;

/** Last day of the first payment while it is awaited; none without an invoice or a set day. */
const paymentDeadline = sql<string | null>`case when ${order.status} = 'MENUNGGU_BAYAR'
  and coalesce(${own.status}, '') not in ('MENUNGGU_TTD_BHBU', 'MENUNGGU_TTD_PENJUAL') then
  coalesce(${root.tenggatBayar}, ${order.tenggatBayar}, case when ${invoicedOn} is not null then
    greatest(${order.tanggalTandaTangan}, ${invoicedOn}) end) end`;

/** `paymentDeadline` while no proof is uploaded; after a rejected one FINANCE cancels or sets another day. */
const unprovenDeadline = sql<string | null>`case
  when coalesce(${root.tanggalBukti}, ${order.tanggalBukti}) is null
    and not coalesce(${root.buktiDitolak}, ${order.buktiDitolak}) then ${paymentDeadline} end`;

/** Planned first delivery of an order; without one, its first day of vaccination. */
export const plannedDelivery = sql<string | null>`coalesce(${order.tanggalRencana}, (
  select min(l.tanggal_vaksinasi) from order_line l where l.id_order = "order"."id"))`;

/** Deadlines of the states in which an order has one. */
const stateDeadlines: Readonly<Partial<Record<OrderState, SQL>>> = {
  DISESUAIKAN: instantText(order.penyesuaianBerlaku),
  MENUNGGU_BAYAR: unprovenDeadline,
  LUNAS: plannedDelivery,
};

/** Counts orders in a state, with their nearest deadline. @param condition limits them further */
export async function countInState(
  { db }: ReadContext,
  status: OrderState,
  condition: SQL | undefined,
): Promise<Waiting> {
  const [found] = await db
    .select({
      jumlah: count(),
      tertua: sql<string | null>`min(${dayOfState('order', order)})::text`,
      tenggat: sql<string | null>`min(${stateDeadlines[status] ?? sql`null`})::text`,
    })
    .from(order)
    .leftJoin(root, eq(root.id, order.rootId))
    .leftJoin(own, isOwn)
    .where(and(condition, eq(order.status, status)));
  return found ?? { jumlah: 0, tertua: null };
}

/** Doses of an order that the seller accepted. */
export const approvedDoses = sql<number | null>`(
  select sum(l.qty_disetujui)::int from order_line l where l.id_order = "order"."id")`;

const noPKS = sql<string | null>`${ofAgreement('noPKS')}`;
const statusPks = sql<PksState | null>`${ofAgreement('status')}`;

/** Verified payments of the family. */
const dibayar = sql`coalesce(${root.dibayar}, ${order.dibayar})`.mapWith(order.dibayar);

/**
 * Whether a payment of an order that is in force was reversed and is still missing. An alias of the
 * table would not be the order of the row.
 */
export const isReversed = sql<boolean>`("order"."status" in ${[...bindingStates]}
  and ${hasReversedPayment(sql`coalesce("order"."root_id", "order"."id")`)})`;

/**
 * Starts the select of orders with the names of what they refer to. The joins neither add nor remove
 * an order, so that a count can do without them.
 */
export const selectOrders = ({ db }: ReadContext) =>
  db
    .select({
      ...getTableColumns(order),
      alasanStatus: reasonOfState('order', order),
      // An order always has a company.
      namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
      invoiceAccount: bhbu.invoiceAccount,
      /** The booster agreement that the order names. */
      pksPayung: order.pksId,
      pksId: sql<number | null>`${ofAgreement('id')}`.as('agreement_id'),
      noPKS,
      statusPks,
      dosisDisetujui: approvedDoses,
      tenggat: paymentDeadline,
      kirimPertama: plannedDelivery,
      dibayar,
      dibalik: isReversed,
    })
    .from(order)
    .leftJoin(bhbu, eq(bhbu.id, order.bhbuId))
    .leftJoin(root, eq(root.id, order.rootId))
    .leftJoin(own, isOwn)
    .leftJoin(umbrella, eq(umbrella.id, order.pksId))
    .$dynamic();

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

/** Starts the select of what decides whether orders may be shipped, and nothing else. */
export const selectShippable = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      id: order.id,
      rootId: order.rootId,
      noOrder: order.noOrder,
      status: order.status,
      totalHarga: order.totalHarga,
      subTotal: order.subTotal,
      noPKS,
      statusPks,
      dibayar,
      dibalik: isReversed,
      invoiced: invoicedAmounts(sql`coalesce(${order.rootId}, ${order.id})`),
      /** Value of what was shipped, without taxes. */
      shipped: sql<number>`(
        select coalesce(sum(l.qty_kirim * (coalesce(l.harga_satuan, 0) + coalesce(l.harga_layanan, 0))), 0)::float8
        from order_line l where l.id_order = "order"."id")`,
    })
    .from(order)
    .leftJoin(root, eq(root.id, order.rootId))
    .leftJoin(own, isOwn)
    .leftJoin(umbrella, eq(umbrella.id, order.pksId))
    .$dynamic();

/** Returns the name of an order: its number, or that it is a draft of a company. */
export const orderLabel = ({ noOrder }: Pick<OrderRow, 'noOrder'>): string =>
  noOrder ?? 'Draf pesanan';

/** Orders without their lines. */
export const orderRecords = defineRecords({
  table: order,
  resource: 'order',
  noun: 'order',
  select: selectOrders,
  scope: orderScope,
  labelOf: orderLabel,
  auditFields: [
    ...fieldNames(orderFields),
    'noOrder',
    'status',
    'totalHarga',
    'alasanAmandemen',
    'tenggatBayar',
  ],
  constraints: [
    {
      constraint: 'order_open_amendment_unique',
      field: 'idOrder',
      message: message('order.amendmentOpen'),
    },
    {
      constraint: 'order_bhbu_id_bhbu_id_fk',
      field: 'bhbuId',
      message: message('order.companyUnknown'),
    },
  ],
});

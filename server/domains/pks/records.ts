import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contractDeadlines, type ContractFacts } from '#contract/domains/pks/clock.ts';
import type { Pks, PksListItem } from '#contract/domains/pks/record.ts';
import type { Scope } from '#contract/policy.ts';
import { bindingStates } from '#contract/states/order.ts';
import type { PksState } from '#contract/states/pks.ts';
import { plannedDelivery } from '#server/domains/order/index.ts';
import type { Context } from '#server/platform/context.ts';
import { bhbu, order, pks } from '#server/platform/db/schema/index.ts';
import { laterDueDay } from '#server/platform/db/views/invoices.ts';
import {
  countWaitingRows,
  dayOfState,
  type Waiting,
  reasonOfState,
} from '#server/platform/db/waiting.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

/** Who asks, as far as the scope depends on it. */
export interface PksScopeContext extends ManagedReading {
  readonly scope: Scope;
  /** The server itself has no id. */
  readonly user: Pick<Context['user'], 'bhbuId'> & { readonly id: number | null };
}

/** The scope of the server itself. */
export const everyPks = { scope: 'all', user: { id: null, bhbuId: null } } as const;

/** Condition for the agreements that the caller may see: a company sees its own, once issued. */
export const pksScope = (ctx: PksScopeContext): SQL | undefined =>
  ctx.scope === 'all'
    ? ofManagedCompany(ctx, pks.idBHBU)
    : sql`${pks.idBHBU} = ${ctx.user.bhbuId ?? 0} and ${pks.status} <> 'DRAFT'`;

/** Counts the agreements in a state that the caller may see. */
export const countPks = (
  ctx: Pick<Context, 'db'> & PksScopeContext,
  status: PksState,
): Promise<Waiting> =>
  countWaitingRows(ctx.db, pks, and(pksScope(ctx), eq(pks.status, status)), dayOfState('pks', pks));

/** Counts the agreements that the caller may verify: those whose copies other persons uploaded. */
export const countPksToVerify = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    pks,
    and(
      pksScope(ctx),
      eq(pks.status, 'MENUNGGU_VERIFIKASI'),
      sql`${pks.pengunggahPembeli} is distinct from ${ctx.user.id}`,
      sql`${pks.pengunggahPenjual} is distinct from ${ctx.user.id}`,
    ),
    dayOfState('pks', pks),
  );

/** The first version of an amended order, which keeps invoices and payments of its family. */
export const root = alias(order, 'root');

/** Last day of the next invoice after the first one, of an order in force. */
export const laterInvoiceDue = sql<
  string | null
>`case when ${order.status} in ${[...bindingStates]} then
  ${laterDueDay(sql`coalesce("order"."root_id", "order"."id")`)} end`;

/** What the versions of an order share, by its first version. */
export const familyFacts = {
  tanggalTagihan: sql<string | null>`coalesce(${root.tanggalTagihan}, ${order.tanggalTagihan})`,
  tanggalBukti: sql<string | null>`coalesce(${root.tanggalBukti}, ${order.tanggalBukti})`,
  tenggatBayar: sql<string | null>`coalesce(${root.tenggatBayar}, ${order.tenggatBayar})`,
  buktiDitolak: sql<boolean>`coalesce(${root.buktiDitolak}, ${order.buktiDitolak})`,
};

const columns = {
  ...getTableColumns(pks),
  alasanStatus: reasonOfState('pks', pks),
  // An agreement always has a company and an order.
  namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
  noOrder: order.noOrder,
  statusOrder: sql`${order.status}`.mapWith(order.status),
  totalHarga: order.totalHarga,
  tanggalTandaTangan: order.tanggalTandaTangan,
  plannedDelivery,
  laterInvoiceDue,
  ...familyFacts,
};

/**
 * Starts the select of agreements with what their deadlines depend on. The joins neither add nor
 * remove an agreement, so that a count can do without them.
 */
export const selectPks = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select(columns)
    .from(pks)
    .leftJoin(bhbu, eq(bhbu.id, pks.idBHBU))
    .leftJoin(order, eq(order.id, pks.idOrder))
    .leftJoin(root, eq(root.id, order.rootId))
    .$dynamic();

/**
 * Starts the select of the orders that were placed under a booster agreement, each as a row of that
 * agreement with the facts of the order.
 */
export const selectPlacedOrders = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({ ...columns, idOrder: sql`${order.id}`.mapWith(order.id) })
    .from(pks)
    .innerJoin(order, eq(order.pksId, pks.id))
    .leftJoin(bhbu, eq(bhbu.id, pks.idBHBU))
    .leftJoin(root, eq(root.id, order.rootId))
    .$dynamic();

export type PksRow = Awaited<ReturnType<typeof selectPks>>[number];

/** Returns what the deadlines of an agreement depend on. */
export const factsOf = (row: PksRow): ContractFacts => ({
  statusPks: row.status,
  statusOrder: row.statusOrder,
  signedOn: row.tanggalTandaTangan,
  invoiceIssuedOn: row.tanggalTagihan,
  proofUploadedOn: row.tanggalBukti,
  proofRejected: row.buktiDitolak,
  extendedDeadline: row.tenggatBayar,
  plannedDelivery: row.plannedDelivery,
  laterInvoiceDue: row.laterInvoiceDue,
  breachNoticeOn: row.tanggalPeringatan,
  terminationNoticeOn: row.tanggalPemberitahuan,
  validUntil: row.berlakuSampai,
});

/** Returns the deadlines of an agreement that bind now. */
export const deadlinesOf = (row: PksRow) => contractDeadlines(factsOf(row));

/** Returns a row of the list. */
export const toListItem = (row: PksRow): PksListItem => ({
  ...row,
  idPKS: row.id,
  statuspks: row.status,
  tenggat: deadlinesOf(row),
});

/** Returns an agreement as the contract has it; the company does not see the seller's notes. */
export const toPks = ({ scope, user }: PksScopeContext, row: PksRow): Pks => ({
  ...row,
  ...toListItem(row),
  pengunggahSendiri:
    user.id !== null && (user.id === row.pengunggahPembeli || user.id === row.pengunggahPenjual),
  catatanLegal: scope === 'own' ? null : row.catatanLegal,
});

export const pksRecords = defineRecords({
  table: pks,
  resource: 'pks',
  noun: 'pks',
  select: selectPks,
  scope: pksScope,
  visible: toPks,
  labelOf: ({ noPKS, noOrder }) => noPKS ?? `Draf PKS untuk ${noOrder ?? 'pesanan'}`,
  auditFields: [
    'noPKS',
    'status',
    'tanggalPKS',
    'berlakuSampai',
    'catatanLegal',
    'tanggalPeringatan',
    'tanggalPemberitahuan',
    'sebabAkhir',
    'tanggalKejadian',
    'bukti',
  ],
  constraints: [
    { constraint: 'pks_order_unique', field: 'idOrder', message: message('pks.orderHasPks') },
  ],
});

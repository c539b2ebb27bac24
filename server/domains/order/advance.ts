import { eq } from 'drizzle-orm';
import { agreedDoses } from '#contract/domains/order/floor.ts';
import type { OrderEvent } from '#contract/states/order.ts';
import { order } from '#server/platform/db/schema/index.ts';
import { findInvoiced } from '#server/platform/db/views/invoices.ts';
import { hasGivenDoses } from '#server/platform/db/views/stock.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext, type TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { isRefused, transition } from '#server/platform/lifecycle/transition.ts';
import { notFound } from '#server/platform/problem.ts';
import { orderLifecycle } from './lifecycle.ts';
import { findLines, type StoredLine } from './lines.ts';
import { amountDue, findReleasedValue } from './paid.ts';
import { everyOrder, orderRecords, type OrderRow } from './records.ts';
import {
  currentVersion,
  getFamilyFacts,
  isPendingAmendment,
  isSigned,
  lockFamily,
  rootIdOf,
  type FamilyFacts,
} from './versions.ts';

/** Locks an order as the server itself. @throws Problem 404 */
export const lockOrder = (ctx: Pick<TransitionContext, 'db' | 'now'>, id: number) =>
  orderRecords.lock({ db: ctx.db, now: ctx.now, ...everyOrder }, id);

/**
 * Locks an order's family and its version in force, so that all changes of its money happen one after
 * the other. An order without a version in force is represented by its first one.
 * @param id any version of the order
 * @throws Problem 404
 */
export async function lockCurrentVersion(
  ctx: Pick<TransitionContext, 'db' | 'now'>,
  id: number,
): Promise<OrderRow> {
  const rootId = await lockFamily(ctx.db, id);
  if (rootId === undefined) throw notFound('order');
  return await lockOrder(ctx, (await currentVersion(ctx.db, rootId)) ?? rootId);
}

/** Doses of an order: agreed, shipped and received. */
interface Deliveries {
  readonly agreed: number;
  readonly shipped: number;
  readonly received: number;
  readonly hasWorkOrder: boolean;
  /** Whether doses were given, or the first day of vaccination has come. */
  readonly isInUse: boolean;
}

async function findDeliveries(
  ctx: TransitionContext,
  { id, rootId }: OrderRow,
): Promise<Deliveries> {
  const lines = await findLines(ctx.db, [id]);
  const today = dayInJakarta(ctx.now);
  const hasBegun = lines.some(
    line => line.tanggalVaksinasi !== null && line.tanggalVaksinasi <= today,
  );
  const sum = (of: (line: StoredLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  return {
    agreed: sum(agreedDoses),
    shipped: sum(line => line.qtyKirim),
    received: sum(line => line.qtyTerima),
    hasWorkOrder: lines.some(line => line.idWorkOrder !== null || line.qtyKirim > 0),
    isInUse: hasBegun || (await hasGivenDoses(ctx.db, rootId ?? id)),
  };
}

/** What verified money pays of an order. */
interface Paid {
  /** Whether it pays for the first invoice. */
  readonly isBegun: boolean;
  readonly isFull: boolean;
  /** Whether it pays for all of a version, the one in force or one that an amendment added to. */
  readonly isReleased: boolean;
}

async function findPaid({ db }: TransitionContext, row: OrderRow, dibayar: number): Promise<Paid> {
  const invoiced = await findInvoiced(db, rootIdOf(row));
  return {
    isBegun: dibayar > 0 && dibayar >= invoiced.firstDue,
    isFull: dibayar >= amountDue(row, invoiced),
    isReleased: (await findReleasedValue(db, { ...row, dibayar }, invoiced)) > 0,
  };
}

/** Returns the event that money or a delivery has caused in a state, if any. */
function dueEvent(
  row: OrderRow,
  { tanggalTagihan }: FamilyFacts,
  { agreed, shipped, received, hasWorkOrder, isInUse }: Deliveries,
  { isBegun, isFull, isReleased }: Paid,
): OrderEvent | null {
  const { status, pksPayung, tanggalTandaTangan } = row;
  switch (status) {
    // Under a booster agreement, the signed Lampiran III is enough.
    case 'DITERIMA':
      return pksPayung !== null && tanggalTandaTangan !== null && tanggalTagihan !== null
        ? 'awaitPayment'
        : null;
    case 'PKS_DITANDATANGANI':
      return tanggalTagihan === null ? null : 'awaitPayment';
    case 'MENUNGGU_BAYAR':
      if (isFull) return 'payFull';
      return isBegun ? 'payPart' : null;
    case 'DIBAYAR_SEBAGIAN':
      if (isFull) return 'payFull';
      if (!isBegun) return 'unpay';
      // What an amendment adds does not stop what is paid.
      return isReleased && hasWorkOrder ? 'schedule' : null;
    case 'LUNAS':
      if (!isFull) return 'unpayPart';
      return hasWorkOrder ? 'schedule' : null;
    case 'DIJADWALKAN':
      // What has left stays shipped, whatever becomes of its payment.
      if (shipped === 0) return isReleased ? null : 'unpayPart';
      return shipped >= agreed ? 'shipAll' : 'shipPart';
    case 'DIKIRIM_SEBAGIAN':
      return shipped >= agreed ? 'shipAll' : null;
    case 'DIKIRIM_SEMUA':
      return received >= agreed ? 'receive' : null;
    case 'DITERIMA_PEMBELI':
      return isInUse ? 'beginUse' : null;
    default:
      return null;
  }
}

/** Runs when both parties have signed an order that has no invoice yet. */
type MoneyHook = (ctx: TransitionContext, row: OrderRow) => Promise<void>;

const moneyHooks: MoneyHook[] = [];

/** Adds what happens in a higher layer when an order is signed and not invoiced yet. */
export const addMoneyHook = (hook: MoneyHook): void => {
  moneyHooks.push(hook);
};

/** Whether an order is signed and has not waited for a payment yet. */
const awaitsFirstInvoice = (row: OrderRow): boolean =>
  isSigned(row) && (row.status === 'PKS_DITANDATANGANI' || row.status === 'DITERIMA');

/**
 * Moves an order on as far as invoices, payments and deliveries allow, one event after the other. An
 * amendment stays where it is until it replaces the earlier version, and an event that a guard
 * refuses waits until the guard allows it.
 * @returns the order as it is now
 */
export async function advanceOrder(ctx: TransitionContext, id: number): Promise<OrderRow> {
  const system = systemContext(ctx.db, ctx.now);
  let row = await lockOrder(ctx, id);
  if (await isPendingAmendment(ctx.db, row)) return row;
  const facts = await getFamilyFacts(ctx.db, row);
  if (facts.tanggalTagihan === null && awaitsFirstInvoice(row) && moneyHooks.length > 0) {
    for (const hook of moneyHooks) await hook(ctx, row);
    return await lockOrder(ctx, id);
  }
  const deliveries = await findDeliveries(ctx, row);
  const paid = await findPaid(ctx, row, facts.dibayar);
  for (
    let event = dueEvent(row, facts, deliveries, paid);
    event !== null;
    event = dueEvent(row, facts, deliveries, paid)
  ) {
    if (await isRefused(system, orderLifecycle, row, event)) return row;
    // An amendment demands no payment before FINANCE bills what it adds.
    const isSilent = event === 'awaitPayment' && row.amandemenDari !== null && facts.dibayar > 0;
    row = await transition(system, orderLifecycle, row, event, { isSilent });
  }
  return row;
}

/**
 * Records a fact about an order's family, such as the first invoice or a payment, and moves its
 * current version on. A day of a proof that becomes null means that the proof was rejected.
 * @param id any version of the order
 */
export async function recordOrderFact(
  ctx: TransitionContext,
  id: number,
  facts: Partial<FamilyFacts>,
): Promise<void> {
  const rootId = await lockFamily(ctx.db, id);
  if (rootId === undefined) throw notFound('order');
  const { tanggalBukti } = facts;
  // After a rejected proof FINANCE cancels the order or sets another day.
  const rejection = tanggalBukti === undefined ? {} : { buktiDitolak: tanggalBukti === null };
  await ctx.db
    .update(order)
    .set({ ...rejection, ...facts })
    .where(eq(order.id, rootId));
  const current = await currentVersion(ctx.db, rootId);
  if (current !== undefined) await advanceOrder(ctx, current);
}

/**
 * Stops the clock of the first payment until the next invoice of an order's family, which starts it
 * again: without an invoice there is no deadline.
 * @param rootId first version of the order
 */
export async function stopPaymentClock(ctx: TransitionContext, rootId: number): Promise<void> {
  await lockFamily(ctx.db, rootId);
  await ctx.db.update(order).set({ tenggatBayar: null }).where(eq(order.rootId, rootId));
  await recordOrderFact(ctx, rootId, {
    tanggalTagihan: null,
    tanggalBukti: null,
    buktiDitolak: false,
    tenggatBayar: null,
  });
}

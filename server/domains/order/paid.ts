import { eq, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { paidDoses, shippedValue } from '#contract/domains/order/paid.ts';
import { clauses } from '#contract/domains/pks/clock.ts';
import { acceptedOrderStates, type OrderState } from '#contract/states/order.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { order } from '#server/platform/db/schema/index.ts';
import {
  findInvoiced,
  findSettled,
  type InvoicedAmounts,
} from '#server/platform/db/views/invoices.ts';
import { message } from '#server/platform/messages/message.ts';
import { findLines } from './lines.ts';
import { orderLabel, selectShippable, type OrderRow } from './records.ts';
import { findOrigins, rootIdOf, selectLastVersions } from './versions.ts';

/**
 * Returns what pays an order in full: its invoices, each taxed on its own day, once everything is
 * invoiced; before, at least the order's estimate, and more than the invoices.
 */
export function amountDue(
  { totalHarga, subTotal }: Pick<OrderRow, 'subTotal' | 'totalHarga'>,
  invoiced: Pick<InvoicedAmounts, 'count' | 'credited' | 'due' | 'subTotal'>,
): number {
  const open = (subTotal ?? 0) - invoiced.subTotal;
  if (invoiced.count === 0) return totalHarga ?? 0;
  const estimate = (totalHarga ?? 0) - invoiced.credited;
  return open <= 0 ? invoiced.due : Math.max(estimate, invoiced.due + open);
}

/** What is invoiced of an order, as far as its payment depends on it. */
type Invoiced = Parameters<typeof amountDue>[1] & Pick<InvoicedAmounts, 'returned'>;

/** An order as far as its payment depends on it. */
export type PaidOrder = Pick<OrderRow, 'dibayar' | 'id' | 'rootId' | 'subTotal' | 'totalHarga'>;

/**
 * Returns the values, without taxes, of the version of some orders that verified money pays in full,
 * by the first version of the family: without limit when that is the version in force, the value of
 * the earlier version that an amendment added to, or 0. A payment in part releases nothing (clause 6).
 */
async function findReleasedValues(
  db: Queryable,
  orders: readonly (PaidOrder & { readonly invoiced: Invoiced })[],
): Promise<ReadonlyMap<number, number>> {
  const released = new Map<number, number>();
  for (const row of orders) {
    // Notes lower what is owed, also to nothing; without money nothing is released.
    const isPaid = row.invoiced.credited === 0 || row.dibayar > 0;
    if (isPaid && row.dibayar >= amountDue(row, row.invoiced)) {
      released.set(rootIdOf(row), Number.POSITIVE_INFINITY);
    }
  }
  const rest = orders.map(rootIdOf).filter(id => !released.has(id));
  if (rest.length === 0) return released;
  const settled = await findSettled(db, rest);
  const ids = sql`any(${sql.param(rest)}::int[])`;
  const { rows } = await db.execute<{ root: number; value: number }>(sql`
    select coalesce(root_id, id) as root, sub_total::float8 as value from "order"
    where (id = ${ids} or root_id = ${ids}) and status = 'DIAMANDEMEN'
      and tanggal_tanda_tangan is not null and sub_total is not null`);
  for (const id of rest) released.set(id, 0);
  for (const { root, value } of rows) {
    if (value > (settled.get(root) ?? 0)) continue;
    released.set(root, Math.max(value, released.get(root) ?? 0));
  }
  return released;
}

/** Returns the value of the version that is paid in full, of one order. */
export async function findReleasedValue(
  db: Queryable,
  row: PaidOrder,
  invoiced: Invoiced,
): Promise<number> {
  return (await findReleasedValues(db, [{ ...row, invoiced }])).get(rootIdOf(row)) ?? 0;
}

/** Returns the doses of each line of a version of an order that are shipped or may be, by line. */
export async function findPaidDoses(
  db: Queryable,
  idOrder: number,
): Promise<ReadonlyMap<number, number>> {
  const [row] = await selectShippable({ db }).where(eq(order.id, idOrder));
  if (!row) return new Map();
  const released = await findReleasedValue(db, row, row.invoiced);
  const origins = await findOrigins(db, rootIdOf(row));
  const ageOf = ({ id }: { readonly id: number }) => origins.get(id) ?? id;
  const lines = (await findLines(db, [row.id])).sort((a, b) => ageOf(a) - ageOf(b));
  // Goods that came back are not shipped again for the money that was paid for them.
  const { returned } = row.invoiced;
  const value = returned > 0 ? Math.min(released, row.subTotal ?? 0) - returned : released;
  return paidDoses(lines, Math.max(0, value));
}

/** States of an agreement that has ended without being fulfilled. */
const endedPksStates: readonly OrderRow['statusPks'][] = ['DIAKHIRI', 'DIBATALKAN'];

const statesInForce: readonly OrderState[] = acceptedOrderStates;

/** Why nothing may be shipped for an order. */
export interface ShippingObstacle {
  readonly reason: 'notPaid' | 'state' | 'suspended';
  readonly text: Message;
}

type ShippableRow = Awaited<ReturnType<typeof selectShippable>>[number];

/**
 * Returns why nothing may be shipped for an order.
 * @param released value of its version that is paid in full
 * @param shipped value of what was shipped already
 */
function shippingObstacle(
  row: Omit<ShippableRow, 'shipped'>,
  released: number,
  shipped: number,
): ShippingObstacle | undefined {
  const [pasal, nomor] = [clauses.delivery, orderLabel(row)];
  if (!statesInForce.includes(row.status)) {
    const keadaan = message(`order.state.${row.status}`);
    return { reason: 'state', text: message('order.notForShipping', { nomor, keadaan }) };
  }
  if (released === 0 || released < shipped) {
    const amounts = { pasal, nomor, dibayar: row.dibayar, tagihan: amountDue(row, row.invoiced) };
    const text = row.dibalik
      ? message('order.paymentReversed', amounts)
      : message('order.notPaid', amounts);
    return { reason: 'notPaid', text };
  }
  if (row.statusPks === 'DITANGGUHKAN') {
    const text = message('pks.suspended', { pasal: clauses.fraud, nomor: row.noPKS ?? '' });
    return { reason: 'suspended', text };
  }
  if (endedPksStates.includes(row.statusPks)) {
    const text = message('order.agreementEnded', { nomor: row.noPKS ?? '' });
    return { reason: 'suspended', text };
  }
  return undefined;
}

/**
 * Returns why nothing may be shipped for an order: no version of it is paid in full, also after a
 * payment was reversed, or its agreement forbids it.
 */
export async function findShippingObstacle(
  db: Queryable,
  row: OrderRow,
): Promise<ShippingObstacle | undefined> {
  const invoiced = await findInvoiced(db, rootIdOf(row));
  const released = await findReleasedValue(db, row, invoiced);
  const shipped = shippedValue(await findLines(db, [row.id]));
  return shippingObstacle({ ...row, invoiced }, released, shipped);
}

/**
 * Returns, by the first version of each family, the version in force, or the last one that was, and
 * why nothing may be shipped for it.
 */
export async function findShippingObstacles(
  db: Queryable,
  rootIds: readonly number[],
): Promise<ReadonlyMap<number, { order: ShippableRow; obstacle: ShippingObstacle | undefined }>> {
  const rows = await selectShippable({ db }).where(
    sql`${order.id} in (${selectLastVersions([...new Set(rootIds)])})`,
  );
  const released = await findReleasedValues(db, rows);
  return new Map(
    rows.map(row => {
      const value = released.get(rootIdOf(row)) ?? 0;
      return [rootIdOf(row), { order: row, obstacle: shippingObstacle(row, value, row.shipped) }];
    }),
  );
}

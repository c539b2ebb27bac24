import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { pksRecords } from '#server/domains/pks/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  invoice,
  nota,
  order,
  payment,
  paymentAllocation,
  pks,
  settlement,
  stock,
  surat,
  workOrder,
} from '#server/platform/db/schema/index.ts';

/** The records that belong to an agreement, by resource: those of its order, of its amendments and of what followed. */
export interface Family {
  readonly pks: readonly number[];
  readonly order: readonly number[];
  readonly settlement: readonly number[];
  readonly invoice: readonly number[];
  readonly payment: readonly number[];
  readonly nota: readonly number[];
  readonly surat: readonly number[];
  readonly workOrder: readonly number[];
  readonly stock: readonly number[];
}

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** Finds what belongs to an agreement in the caller's scope. @throws Problem 404 */
export async function findFamily(ctx: Context, id: number): Promise<Family> {
  const { db } = ctx;
  const row = await pksRecords.get(ctx, id);
  const [own] = await db
    .select({ rootId: order.rootId })
    .from(order)
    .where(eq(order.id, row.idOrder));
  const rootId = own?.rootId ?? row.idOrder;
  // Orders under a booster agreement name it; versions of an order name the first one.
  const orders = idsOf(
    await db
      .select({ id: order.id })
      .from(order)
      .where(or(eq(order.rootId, rootId), eq(order.id, rootId), eq(order.pksId, id)))
      .orderBy(order.id),
  );
  const agreements = idsOf(
    await db
      .select({ id: pks.id })
      .from(pks)
      .where(or(inArray(pks.idOrder, orders), eq(pks.id, id)))
      .orderBy(pks.id),
  );
  const invoices = idsOf(
    await db
      .select({ id: invoice.id })
      .from(invoice)
      // What was never issued has no number, and is the seller's own: invoices, notas and work orders.
      .where(
        and(
          isNotNull(invoice.noInvoice),
          or(inArray(invoice.idOrder, orders), inArray(invoice.idRoot, orders)),
        ),
      )
      .orderBy(invoice.id),
  );
  return {
    pks: agreements,
    order: orders,
    settlement: idsOf(
      await db
        .select({ id: settlement.id })
        .from(settlement)
        .where(inArray(settlement.idOrder, orders)),
    ),
    invoice: invoices,
    payment: await paymentsOf(db, invoices),
    nota: idsOf(
      await db
        .select({ id: nota.id })
        .from(nota)
        .where(and(isNotNull(nota.noNota), inArray(nota.idInvoice, invoices))),
    ),
    surat: idsOf(
      await db
        .select({ id: surat.id })
        .from(surat)
        // A letter that was never sent is the seller's own.
        .where(
          and(
            isNotNull(surat.dikirimPada),
            or(inArray(surat.idPKS, agreements), inArray(surat.idInvoice, invoices)),
          ),
        ),
    ),
    workOrder: idsOf(
      await db
        .select({ id: workOrder.id })
        .from(workOrder)
        .where(and(isNotNull(workOrder.noWO), inArray(workOrder.idOrder, orders))),
    ),
    stock: idsOf(
      await db.select({ id: stock.id }).from(stock).where(inArray(stock.idRoot, orders)),
    ),
  };
}

/** Returns the payments of invoices, also those of which only a part was moved to them. */
async function paymentsOf(db: Queryable, invoices: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: payment.id })
    .from(payment)
    .leftJoin(paymentAllocation, eq(paymentAllocation.idPayment, payment.id))
    .where(
      or(
        inArray(payment.idInvoice, [...invoices]),
        inArray(paymentAllocation.idInvoice, [...invoices]),
      ),
    )
    .orderBy(payment.id);
  return idsOf(rows);
}

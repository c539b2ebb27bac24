import { and, asc, eq, sql } from 'drizzle-orm';
import {
  ageBuckets,
  type AgeBucket,
  type InvoiceListItem,
} from '#contract/domains/invoice/record.ts';
import type { Context } from '#server/platform/context.ts';
import { invoice } from '#server/platform/db/schema/index.ts';
import { isOpen, lastPaymentDay, unpaidAmount } from '#server/platform/db/views/invoice-needs.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { isInBucket } from './list.ts';
import { toListItem } from './read.ts';
import { selectInvoices } from './records.ts';

/** What is not paid of some invoices. */
interface OpenSum {
  readonly banyak: number;
  readonly jumlah: number;
}

/**
 * Returns the open invoices of a company, the longest due first, and what is not paid of all of them,
 * also by their age, as the list filters them.
 * @param limit most invoices that are returned
 */
export async function findOpenInvoices(
  ctx: Pick<Context, 'db' | 'now'>,
  idBHBU: number,
  limit: number,
): Promise<{
  readonly baris: InvoiceListItem[];
  readonly umur: (OpenSum & { readonly umur: AgeBucket })[];
}> {
  const isOfCompany = and(eq(invoice.idBHBU, idBHBU), isOpen);
  const rows = await selectInvoices(ctx)
    .where(isOfCompany)
    .orderBy(asc(lastPaymentDay), asc(invoice.id))
    .limit(limit);
  const today = dayInJakarta(ctx.now);
  const bucketOf = sql<AgeBucket>`case ${sql.join(
    ageBuckets.map(bucket => sql`when ${isInBucket(bucket, today)} then ${bucket}`),
    sql` `,
  )} end`.as('umur');
  const aged = ctx.db
    .select({ umur: bucketOf, sisa: unpaidAmount.as('sisa') })
    .from(invoice)
    .where(isOfCompany)
    .as('aged');
  const sums = await ctx.db
    .select({
      umur: aged.umur,
      banyak: sql<number>`count(*)::int`,
      jumlah: sql<number>`sum(${aged.sisa})::float8`,
    })
    .from(aged)
    .groupBy(aged.umur);
  return {
    baris: rows.map(row => toListItem(ctx, row)),
    umur: ageBuckets.map(umur => ({
      umur,
      banyak: sums.find(one => one.umur === umur)?.banyak ?? 0,
      jumlah: sums.find(one => one.umur === umur)?.jumlah ?? 0,
    })),
  };
}

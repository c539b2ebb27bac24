import { and, asc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, invoice, invoiceLine, order, pks } from '#server/platform/db/schema/index.ts';
import {
  firstNeed,
  lastPaymentDay,
  unpaidAmount,
} from '#server/platform/db/views/invoice-needs.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';
import { message } from '#server/platform/messages/message.ts';
import { reasonOfState } from '#server/platform/db/waiting.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

/** Who asks, as far as the scope depends on it. */
export interface MoneyScopeContext extends ManagedReading {
  readonly scope: Scope;
  readonly user: Pick<Context['user'], 'bhbuId'>;
}

/** The scope of the server itself. */
export const everyInvoice = { scope: 'all', user: { bhbuId: null } } as const;

/** Condition for the invoices that the caller may see: a company sees its own, once issued. */
export const invoiceScope = (ctx: MoneyScopeContext): SQL | undefined =>
  ctx.scope === 'all'
    ? ofManagedCompany(ctx, invoice.idBHBU)
    : and(
        eq(invoice.idBHBU, ctx.user.bhbuId ?? 0),
        ne(invoice.status, 'DRAFT'),
        // A cancelled draft was never issued.
        sql`${invoice.noInvoice} is not null`,
      );

/** Whether a stamped copy is stored. */
const hasStampedFile = sql<boolean>`exists (
  select 1 from attachment a where a.resource = 'invoice' and a.record_id = "invoice"."id"::text
    and a.slot = 'fileInvoice' and a.replaced_at is null)`;

/**
 * Starts the select of invoices with the names of what they refer to. The joins neither add nor
 * remove an invoice, so that a count can do without them.
 */
export const selectInvoices = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      ...getTableColumns(invoice),
      alasanStatus: reasonOfState('invoice', invoice),
      // An invoice always has a company and an order.
      namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
      noOrder: order.noOrder,
      tanggalTandaTangan: order.tanggalTandaTangan,
      noPKS: pks.noPKS,
      statusPks: pks.status,
      hariTerakhir: lastPaymentDay,
      sisa: sql<number>`${unpaidAmount}::float8`.as('sisa'),
      adaFile: hasStampedFile,
      menunggu: firstNeed,
    })
    .from(invoice)
    .leftJoin(bhbu, eq(bhbu.id, invoice.idBHBU))
    .leftJoin(order, eq(order.id, invoice.idOrder))
    .leftJoin(pks, eq(pks.id, invoice.idPKS))
    .$dynamic();

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];

export const invoiceLabel = ({ noInvoice }: Pick<InvoiceRow, 'noInvoice'>): string =>
  noInvoice ?? 'Draf invoice';

export const invoiceRecords = defineRecords({
  table: invoice,
  resource: 'invoice',
  noun: 'invoice',
  select: selectInvoices,
  scope: invoiceScope,
  labelOf: invoiceLabel,
  auditFields: [
    'noInvoice',
    'status',
    'termin',
    'tanggalInvoice',
    'jatuhTempo',
    'total',
    'nilaiTagihan',
    'dikredit',
    'dibayar',
    'penghapusan',
    'pphProduk',
    'noFakturPajak',
    'kodeFaktur',
    'catatan',
  ],
  constraints: [
    {
      constraint: 'invoice_termin_unique',
      field: 'idOrder',
      message: message('invoice.draftExists'),
    },
    {
      constraint: 'invoice_draft_unique',
      field: 'idOrder',
      message: message('invoice.draftExists'),
    },
  ],
});

/** Locks an invoice as the server itself. @throws Problem 404 */
export const lockInvoice = (ctx: ReadContext, id: number): Promise<InvoiceRow> =>
  invoiceRecords.lock({ db: ctx.db, now: ctx.now, ...everyInvoice }, id);

/** Returns the lines of an invoice in their order. */
export const findInvoiceLines = (db: Queryable, id: number) =>
  db.select().from(invoiceLine).where(eq(invoiceLine.idInvoice, id)).orderBy(asc(invoiceLine.urut));
export type StoredInvoiceLine = typeof invoiceLine.$inferSelect;

/** Returns the invoices of orders' families that are not cancelled, the oldest first. */
export const findLiveInvoices = (db: Queryable, rootId: number) =>
  db
    .select({
      id: invoice.id,
      status: invoice.status,
      termin: invoice.termin,
      subTotal: invoice.subTotal,
    })
    .from(invoice)
    .where(and(eq(invoice.idRoot, rootId), ne(invoice.status, 'BATAL')))
    .orderBy(asc(invoice.id));

/** Locks the invoices with some ids, the lowest first, as the server itself. */
export async function lockInvoices(
  ctx: ReadContext,
  ids: readonly number[],
): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  await ctx.db
    .select({ id: invoice.id })
    .from(invoice)
    .where(inArray(invoice.id, [...ids]))
    .orderBy(asc(invoice.id))
    .for('no key update');
  return await selectInvoices(ctx)
    .where(inArray(invoice.id, [...ids]))
    .orderBy(asc(invoice.id));
}

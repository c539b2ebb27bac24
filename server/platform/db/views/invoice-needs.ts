import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { InvoiceNeed } from '#contract/domains/invoice/needs.ts';
import { openInvoiceStates } from '#contract/states/invoice.ts';
import { bindingStates } from '#contract/states/order.ts';
import type { Queryable } from '../client.ts';
import { invoice } from '../schema/index.ts';

/**
 * Last day of payment: that of the invoice, or the later one that FINANCE set for the first payment
 * of the order.
 */
export const lastPaymentDay = sql<string | null>`greatest(${invoice.jatuhTempo},
  case when ${invoice.termin} in ('1', 'PENUH')
    then (select o.tenggat_bayar from "order" o where o.id = ${invoice.idRoot}) end)`;

/** What is still to be paid of an invoice, as `unpaidOf`. */
export const unpaidAmount = sql<number>`(${invoice.nilaiTagihan} - ${invoice.dikredit} - ${invoice.dibayar} - ${invoice.penghapusan})`;

export const isOpen = inArray(invoice.status, [...openInvoiceStates]);

/** Whether an invoice has a payment in a state. Few payments are in one, so that they are found first. */
const hasPaymentIn = (status: 'BUKTI_DIUNGGAH' | 'DITOLAK'): SQL =>
  sql`${invoice.id} in (select p.id_invoice from payment p where p.status = ${status})`;

/** Sum of the payments of an invoice whose proof waits for verification. */
const waitingAmount = sql`(select sum(p.jumlah) from payment p
  where p.id_invoice = ${invoice.id} and p.status = 'BUKTI_DIUNGGAH')`;

/** Whether both parties have signed the order of an invoice. */
const isOrderSigned = sql`exists (
  select 1 from "order" o left join "order" earlier on earlier.id = o.amandemen_dari
  where (o.id = ${invoice.idRoot} or o.root_id = ${invoice.idRoot}) and o.deleted_at is null
    and coalesce(earlier.status, 'DIAMANDEMEN') = 'DIAMANDEMEN'
    and (o.status in ${[...bindingStates]}
      or (o.status = 'DITERIMA' and o.pks_id is not null and o.tanggal_tanda_tangan is not null)))`;

/** Whether the order ends by itself when the last day passes without a payment of its invoice. */
const isFirstPayment = and(
  inArray(invoice.termin, ['1', 'PENUH']),
  sql`exists (
    select 1 from "order" first
    where first.id = ${invoice.idRoot} and first.dibayar = 0 and not first.bukti_ditolak
      and exists (select 1 from "order" o
        where (o.id = first.id or o.root_id = first.id) and o.status = 'MENUNGGU_BAYAR'))`,
);

/** Open invoices that no proof covers. */
const isUncovered = and(
  isOpen,
  sql`case when ${hasPaymentIn('BUKTI_DIUNGGAH')} then ${waitingAmount} else 0 end < ${unpaidAmount}`,
);

/** Open invoices that no proof covers and no rejected proof is to be replaced for. */
const awaitsPayment = and(isUncovered, sql`not ${hasPaymentIn('DITOLAK')}`);

const isNotLate = ne(invoice.status, 'LEWAT_TEMPO');

/** Conditions for the invoices that wait for something; an invoice can wait for two things. */
export const needs: Readonly<Record<InvoiceNeed, SQL | undefined>> = {
  PENERBITAN: and(eq(invoice.status, 'DRAFT'), isOrderSigned),
  PEMBAYARAN_PERTAMA: and(awaitsPayment, isNotLate, isFirstPayment),
  PEMBAYARAN: and(awaitsPayment, isNotLate, sql`not (${isFirstPayment})`),
  PEMBAYARAN_TERLAMBAT: and(awaitsPayment, eq(invoice.status, 'LEWAT_TEMPO')),
  BUKTI_BARU: and(isUncovered, hasPaymentIn('DITOLAK')),
  VERIFIKASI: and(isOpen, hasPaymentIn('BUKTI_DIUNGGAH')),
};

/** What an invoice waits for first; null for nothing. */
export const firstNeed = sql<InvoiceNeed | null>`case
  when ${needs.PENERBITAN} then 'PENERBITAN'
  when ${needs.BUKTI_BARU} then 'BUKTI_BARU'
  when ${needs.PEMBAYARAN_TERLAMBAT} then 'PEMBAYARAN_TERLAMBAT'
  when ${needs.PEMBAYARAN_PERTAMA} then 'PEMBAYARAN_PERTAMA'
  when ${needs.PEMBAYARAN} then 'PEMBAYARAN'
  when ${needs.VERIFIKASI} then 'VERIFIKASI' end`;

/**
 * Returns the invoice of an order's family that waits for something first: the open one with the
 * earliest last day, or the draft.
 * @param rootId first version of the order
 */
export async function findWaitingInvoice(db: Queryable, rootId: number) {
  const rows = await db
    .select({
      idInvoice: invoice.id,
      noInvoice: invoice.noInvoice,
      termin: invoice.termin,
      sisa: sql<number>`${unpaidAmount}::float8`,
      hariTerakhir: lastPaymentDay,
      menunggu: firstNeed,
    })
    .from(invoice)
    .where(and(eq(invoice.idRoot, rootId), or(isOpen, eq(invoice.status, 'DRAFT'))))
    .orderBy(sql`${invoice.status} = 'DRAFT'`, sql`${lastPaymentDay} nulls last`, invoice.id);
  return rows[0];
}

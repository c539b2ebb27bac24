import { sql } from 'drizzle-orm';
import type { FakturReason } from '#contract/domains/faktur/record.ts';
import type { FakturStage } from '#contract/domains/faktur/fields.ts';
import { countedPaymentStates } from '#contract/states/payment.ts';
import { faktur, invoice } from '../schema/index.ts';

/** First day on which verified money counted towards the invoice. */
const paymentDay = sql`(
  select min(a.tanggal) from payment_allocation a join payment p on p.id = a.id_payment
  where a.id_invoice = ${invoice.id} and a.jenis <> 'PENGEMBALIAN' and p.jenis = 'TRANSFER'
    and p.status in ${[...countedPaymentStates]})`;

/**
 * First day on which doses of the order arrived. What an amendment adds is not delivered before its
 * agreement.
 */
const deliveryDay = sql`(
  select min((w.waktu_tiba at time zone 'Asia/Jakarta')::date) from work_order w
  where w.id_root = ${invoice.idRoot} and w.waktu_tiba is not null and w.status <> 'DIBATALKAN'
    and (${invoice.termin} <> 'AMANDEMEN' or (w.waktu_tiba at time zone 'Asia/Jakarta')::date >= (
      select o.tanggal_tanda_tangan from "order" o where o.id = ${invoice.idOrder})))`;

/** The first of payment and delivery; null before both. */
const eventDay = sql`least(${paymentDay}, ${deliveryDay})`;

/** Day of a tax invoice: the one it was exported or entered with, or the first event. */
export const fakturDay = sql<string | null>`coalesce(${faktur.tanggalFaktur}, ${eventDay})`;

/** Why a tax invoice has its day; null without one. */
export const fakturReason = sql<FakturReason | null>`case
  when ${fakturDay} is null then null
  when ${fakturDay} = ${paymentDay} then 'PEMBAYARAN'
  when ${fakturDay} = ${deliveryDay} then 'PENYERAHAN'
  else 'DICATAT' end`;

/** Last day of the upload; `uploadDeadline` of the contract is the same rule. */
export const fakturDeadline = sql<
  string | null
>`(date_trunc('month', ${fakturDay}::timestamp) + interval '1 month 19 days')::date`;

const isLive = sql`(${faktur.nomor} is not null
  and coalesce(${faktur.statusCoretax}, 'APPROVED') in ('APPROVED', 'CREATED'))`;

/** How far a tax invoice is. One that Coretax rejected, once explained, is to be made again. */
export const fakturStage = sql<FakturStage>`case
  when ${invoice.status} = 'BATAL' and (not ${isLive} or ${faktur.alasanSelisih} is not null) then 'BATAL'
  when ${invoice.status} = 'BATAL' then 'SELISIH'
  when ${faktur.selisih} <> '[]' and ${faktur.alasanSelisih} is null then 'SELISIH'
  when ${faktur.nomor} is not null and coalesce(${faktur.statusCoretax}, 'APPROVED') = 'APPROVED'
    then 'BERNOMOR'
  when ${faktur.idBerkas} is not null
    and coalesce(${faktur.statusCoretax}, 'CREATED') not in ('REJECTED', 'CANCELED') then 'DIEKSPOR'
  when ${fakturDay} is not null then 'SIAP'
  else 'MENUNGGU' end`;

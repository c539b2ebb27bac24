import { and, asc, eq, getTableColumns, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Payment, PaymentListItem } from '#contract/domains/payment/record.ts';
import { countedPaymentStates, type PaymentState } from '#contract/states/payment.ts';
import { everyInvoice, type MoneyScopeContext } from '#server/domains/invoice/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  bankLine,
  bhbu,
  invoice,
  order,
  payment,
  paymentAllocation,
} from '#server/platform/db/schema/index.ts';
import { ofManagedCompany } from '#server/platform/db/views/managed.ts';
import { reasonOfState } from '#server/platform/db/waiting.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

const countedStates: readonly PaymentState[] = countedPaymentStates;

/** Whether a payment counts towards its invoice. */
const isCounted = (status: PaymentState): boolean => countedStates.includes(status);

/** Condition for the payments that the caller may see: a company sees its own. */
export const paymentScope = (ctx: MoneyScopeContext): SQL | undefined =>
  ctx.scope === 'all'
    ? ofManagedCompany(ctx, payment.idBHBU)
    : eq(payment.idBHBU, ctx.user.bhbuId ?? 0);

/**
 * Starts the select of payments with the names of what they refer to. The joins neither add nor
 * remove a payment, so that a count can do without them.
 */
export const selectPayments = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      ...getTableColumns(payment),
      alasanStatus: reasonOfState('payment', payment),
      // A payment always has an invoice with an order and a company.
      noInvoice: invoice.noInvoice,
      idRoot: sql<number>`${invoice.idRoot}`,
      idOrder: sql<number>`${invoice.idOrder}`,
      noOrder: order.noOrder,
      namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
    })
    .from(payment)
    .leftJoin(invoice, eq(invoice.id, payment.idInvoice))
    .leftJoin(order, eq(order.id, invoice.idOrder))
    .leftJoin(bhbu, eq(bhbu.id, payment.idBHBU))
    .$dynamic();

export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];

export const paymentRecords = defineRecords({
  table: payment,
  resource: 'payment',
  noun: 'payment',
  select: selectPayments,
  scope: paymentScope,
  labelOf: ({ noInvoice }) => `Pembayaran · ${noInvoice ?? ''}`,
  auditFields: [
    'idInvoice',
    'jenis',
    'noReferensi',
    'tanggalBayar',
    'jumlah',
    'bankPengirim',
    'namaPengirim',
    'status',
    'teralokasi',
  ],
});

/** Locks a payment as the server itself. @throws Problem 404 */
export const lockPayment = (ctx: ReadContext, id: number): Promise<PaymentRow> =>
  paymentRecords.lock({ db: ctx.db, now: ctx.now, ...everyInvoice }, id);

/** Returns a row of the list. */
export const toListItem = (row: PaymentRow): PaymentListItem => ({
  ...row,
  idPayment: row.id,
  verified: isCounted(row.status),
  lebih: row.status === 'TERVERIFIKASI' ? row.jumlah - row.teralokasi : 0,
});

const target = alias(invoice, 'target');

/** Returns what payments were used for, by payment, in the order of time. */
async function findAllocations(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .select({
      ...getTableColumns(paymentAllocation),
      noInvoice: target.noInvoice,
    })
    .from(paymentAllocation)
    .leftJoin(target, eq(target.id, paymentAllocation.idInvoice))
    .where(inArray(paymentAllocation.idPayment, [...ids]))
    .orderBy(asc(paymentAllocation.id));
}

/** Returns the other payments with the same proof as some payments; a company's own ones only. */
async function findSameProofs(
  ctx: Pick<ReadContext, 'db'> & MoneyScopeContext,
  rows: PaymentRow[],
) {
  const hashes = rows.flatMap(({ hashBukti }) => hashBukti ?? []);
  if (hashes.length === 0) return [];
  return await ctx.db
    .select({
      idPayment: payment.id,
      hashBukti: payment.hashBukti,
      noInvoice: invoice.noInvoice,
      status: payment.status,
    })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.idInvoice))
    .where(
      and(inArray(payment.hashBukti, hashes), ne(payment.status, 'DIBATALKAN'), paymentScope(ctx)),
    )
    .orderBy(asc(payment.id));
}

/** Returns the payments of the companies of some payments that wait with the same amount. */
async function findSameAmounts({ db }: Pick<ReadContext, 'db'>, rows: readonly PaymentRow[]) {
  if (rows.length === 0) return [];
  return await db
    .select({
      idPayment: payment.id,
      idBHBU: payment.idBHBU,
      jumlah: payment.jumlah,
      noInvoice: invoice.noInvoice,
      status: payment.status,
    })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.idInvoice))
    .where(
      and(
        inArray(payment.idBHBU, [...new Set(rows.map(row => row.idBHBU))]),
        inArray(payment.jumlah, [...new Set(rows.map(row => row.jumlah))]),
        inArray(payment.status, ['MENUNGGU_BUKTI', 'BUKTI_DIUNGGAH']),
      ),
    )
    .orderBy(asc(payment.id));
}

/** Returns the lines of the bank account that prove payments. */
async function findBankLines({ db }: Pick<ReadContext, 'db'>, rows: readonly PaymentRow[]) {
  const ids = rows.flatMap(({ idBankLine }) => idBankLine ?? []);
  if (ids.length === 0) return [];
  const { id, rekening, bank, tanggal, jumlah, keterangan } = bankLine;
  return await db
    .select({ id, rekening, bank, tanggal, jumlah, keterangan })
    .from(bankLine)
    .where(inArray(bankLine.id, ids));
}

/** Returns payments with what they were used for and whether they are perhaps entered twice. */
export async function toPayments(
  ctx: Pick<ReadContext, 'db'> & MoneyScopeContext,
  rows: PaymentRow[],
): Promise<Payment[]> {
  const allocations = await findAllocations(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const proofs = await findSameProofs(ctx, rows);
  const amounts = await findSameAmounts(ctx, rows);
  const bankLines = await findBankLines(ctx, rows);
  return rows.map(row => ({
    ...row,
    ...toListItem(row),
    alokasi: allocations
      .filter(({ idPayment }) => idPayment === row.id)
      .map(({ createdAt, createdBy, ...one }) => ({ ...one, waktu: createdAt, oleh: createdBy })),
    barisRekening: bankLines.find(({ id }) => id === row.idBankLine) ?? null,
    buktiSama: proofs.filter(
      ({ hashBukti, idPayment }) => hashBukti === row.hashBukti && idPayment !== row.id,
    ),
    jumlahSama: amounts.filter(
      one => one.idBHBU === row.idBHBU && one.jumlah === row.jumlah && one.idPayment !== row.id,
    ),
  }));
}

/** Returns a payment. @throws Problem 404 */
export async function getPayment(
  ctx: ReadContext & MoneyScopeContext,
  id: number,
): Promise<Payment> {
  const [found] = await toPayments(ctx, [await paymentRecords.get(ctx, id)]);
  if (!found) throw new Error('A payment has one row.');
  return found;
}

/** Condition for the payments of an invoice, also those whose excess was used for it. */
export const isOfInvoice = (idInvoice: number): SQL | undefined =>
  or(
    eq(payment.idInvoice, idInvoice),
    // As an array, so that PostgreSQL uses the index of the payments.
    sql`${payment.id} = any(array(
      select id_payment from payment_allocation where id_invoice = ${idInvoice}))`,
  );

/** Returns the sum of the counted payments of each invoice, from their allocations. */
export async function findPaidAmounts(
  db: Queryable,
  invoiceIds: readonly number[],
): Promise<Map<number, number>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await db
    .select({
      idInvoice: paymentAllocation.idInvoice,
      dibayar: sql<number>`sum(${paymentAllocation.jumlah})::float8`,
    })
    .from(paymentAllocation)
    .innerJoin(payment, eq(payment.id, paymentAllocation.idPayment))
    .where(
      and(
        inArray(paymentAllocation.idInvoice, [...invoiceIds]),
        inArray(payment.status, [...countedPaymentStates]),
      ),
    )
    .groupBy(paymentAllocation.idInvoice);
  return new Map(rows.map(({ idInvoice, dibayar }) => [idInvoice ?? 0, dibayar]));
}

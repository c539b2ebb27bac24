import { asc, inArray, sql } from 'drizzle-orm';
import { unpaidOf } from '#contract/domains/invoice/amounts.ts';
import type { paymentCalls } from '#contract/domains/payment/calls.ts';
import { lockInvoices, settleInvoice, type InvoiceRow } from '#server/domains/invoice/index.ts';
import { lockCurrentVersion, recordOrderFact } from '#server/domains/order/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { invoice } from '#server/platform/db/schema/index.ts';
import { hasRejectedProofOnly } from '#server/platform/db/views/invoices.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext, type TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { checkOtherPerson } from '#server/platform/lifecycle/two-persons.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { allocate } from './allocations.ts';
import { fileReceipt } from './document.ts';
import { checkOpen, lockWithInvoice, paymentFiles } from './enter.ts';
import { paymentLifecycle } from './lifecycle.ts';
import { findPaidAmounts, getPayment, paymentRecords, type PaymentRow } from './records.ts';

/** Recounts what was paid of locked invoices, with the states that follow. */
async function recount(ctx: TransitionContext, invoices: readonly InvoiceRow[]): Promise<void> {
  const paid = await findPaidAmounts(
    ctx.db,
    invoices.map(({ id }) => id),
  );
  for (const row of invoices) {
    await settleInvoice(ctx, row, { dibayar: paid.get(row.id) ?? 0 });
  }
}

/**
 * Lets FINANCE decide on the first payment of an order that has neither a verified payment nor a
 * proof any more: it cancels the order or sets another day.
 */
async function releasePaymentClock({ db, now }: TransitionContext, idRoot: number): Promise<void> {
  if (!(await hasRejectedProofOnly(db, idRoot))) return;
  await recordOrderFact(systemContext(db, now), idRoot, { tanggalBukti: null });
}

/**
 * Verifies a payment: it pays its invoice up to what is due, the rest is an excess. All of it is one
 * when the invoice was paid or cancelled meanwhile.
 */
async function verifyPayment(ctx: Context, row: PaymentRow, billed: InvoiceRow): Promise<void> {
  checkTransition(ctx.user, paymentLifecycle, row, 'verify');
  const used = billed.status === 'BATAL' ? 0 : Math.min(row.jumlah, unpaidOf(billed));
  await transition(ctx, paymentLifecycle, row, 'verify', {
    values: {
      verifiedBy: ctx.user.fullName,
      verifiedAt: ctx.now.toISOString(),
      alasan: null,
      teralokasi: used,
    },
  });
  if (used > 0) {
    const tanggal = row.tanggalBayar;
    await allocate(ctx, row, { jenis: 'TAGIHAN', idInvoice: billed.id, jumlah: used, tanggal });
    await recount(ctx, [billed]);
  }
  await fileReceipt(ctx, row);
}

/** Namespace of the advisory locks of payments whose allocations to invoices are read or changed. */
const allocationLockSpace = 7_212;

/**
 * Locks the allocations of a payment to invoices, before everything else: which orders and invoices
 * to lock follows from them, and their locks precede that of the payment everywhere.
 * @throws Problem 404
 */
async function lockAllocations(ctx: Context, id: number): Promise<void> {
  await paymentRecords.get(ctx, id);
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${allocationLockSpace}, ${id})`);
}

/** Locks the orders and invoices that a payment was used for, then the payment. @throws Problem 404, 412 */
async function lockWithAllInvoices(ctx: Context, id: number) {
  await lockAllocations(ctx, id);
  const found = await getPayment(ctx, id);
  const ids = [...new Set([found.idInvoice, ...found.alokasi.flatMap(one => one.idInvoice ?? [])])];
  return await lockPaymentAndInvoices(ctx, id, ids);
}

/** Locks the orders of invoices, the invoices, and a payment, always in this order. */
async function lockPaymentAndInvoices(ctx: Context, id: number, invoiceIds: readonly number[]) {
  const found = await ctx.db
    .selectDistinct({ idRoot: invoice.idRoot })
    .from(invoice)
    .where(inArray(invoice.id, [...invoiceIds]))
    .orderBy(asc(invoice.idRoot));
  for (const { idRoot } of found) await lockCurrentVersion(ctx, idRoot);
  const invoices = await lockInvoices(ctx, invoiceIds);
  return { invoices, row: await paymentRecords.lock(ctx, id, { submitted: null }) };
}

/**
 * Requires an excess of at least an amount, and no proposed reversal of the payment.
 * @throws Problem 409, 422 on `jumlah`
 */
function checkExcess({ status, jumlah, teralokasi }: PaymentRow, needed: number): void {
  const lebih = jumlah - teralokasi;
  if (status !== 'TERVERIFIKASI' || lebih === 0) {
    throw new Problem('KEADAAN_SALAH', message('payment.noExcess'), {
      currentState: status,
      reason: 'excess',
    });
  }
  if (needed > lebih) throw invalidField('jumlah', message('payment.moreThanExcess', { lebih }));
}

/**
 * Requires money: a withholding slip or an SSP that exceeds its invoice after a note is corrected by the
 * company, and reversed and entered again here.
 * @throws Problem 409
 */
function checkMoney({ jenis, status }: PaymentRow): void {
  if (jenis === 'TRANSFER') return;
  throw new Problem('KEADAAN_SALAH', message('payment.slipNotRefunded'), {
    currentState: status,
    reason: 'jenis',
  });
}

export const verifyHandlers = {
  verify: async (ctx, { params, body }) => {
    const { row, billed } = await lockWithInvoice(ctx, params.id, null);
    if (body.disetujui) await verifyPayment(ctx, row, billed);
    else {
      const alasan = body.alasan ?? undefined;
      await transition(ctx, paymentLifecycle, row, 'reject', {
        reason: alasan,
        values: { alasan: alasan ?? null },
      });
      await releasePaymentClock(ctx, billed.idRoot);
    }
    return await getPayment(ctx, params.id);
  },

  changeState: async (ctx, { params, body }) => {
    const { event } = body;
    const alasan = body.alasan ?? undefined;
    const { invoices, row } = await lockWithAllInvoices(ctx, params.id);
    const values =
      event === 'proposeReversal'
        ? { alasan: alasan ?? null, idPengusul: ctx.user.id, pengusul: ctx.user.fullName }
        : event === 'refuseReversal'
          ? { alasan: null, idPengusul: null, pengusul: null }
          : {};
    await transition(ctx, paymentLifecycle, row, event, { reason: alasan, values });
    if (event === 'approveReversal') {
      await recount(ctx, invoices);
      await releasePaymentClock(ctx, row.idRoot);
    }
    return await getPayment(ctx, params.id);
  },

  /** Uses an excess for another unpaid invoice of the same company. */
  allocate: async (ctx, { params, body }) => {
    await lockAllocations(ctx, params.id);
    const { invoices, row } = await lockPaymentAndInvoices(ctx, params.id, [body.idInvoice]);
    checkExcess(row, body.jumlah);
    const [other] = invoices;
    if (!other || other.idBHBU !== row.idBHBU || other.id === row.idInvoice) {
      throw invalidField('idInvoice', message('payment.otherCompany'));
    }
    checkOpen(other);
    const sisa = unpaidOf(other);
    if (body.jumlah > sisa) throw invalidField('jumlah', message('payment.moreThanDue', { sisa }));
    const { idInvoice, jumlah, alasan } = body;
    await paymentRecords.update(
      ctx,
      row,
      { teralokasi: row.teralokasi + jumlah },
      { action: 'allocate', reason: alasan, audited: { idInvoice } },
    );
    await allocate(ctx, row, { jenis: 'ALIHAN', idInvoice, jumlah, alasan });
    await recount(ctx, [other]);
    await fileReceipt(ctx, row);
    return await getPayment(ctx, params.id);
  },

  /** Records that an excess was paid back. */
  refund: async (ctx, { params: { id }, body }) => {
    const { row } = await lockWithInvoice(ctx, id, null);
    checkMoney(row);
    checkExcess(row, body.jumlah);
    await checkOtherPerson(ctx, 'payment.refund', id);
    if (body.tanggal > dayInJakarta(ctx.now)) {
      throw invalidField('tanggal', message('payment.inFuture'));
    }
    if (body.tanggal < row.tanggalBayar) {
      throw invalidField('tanggal', message('payment.refundTooEarly', { hari: row.tanggalBayar }));
    }
    const { jumlah, tanggal, noReferensi, alasan, filePengembalian } = body;
    await paymentFiles.save(ctx, id, 'filePengembalian', ['filePengembalian', filePengembalian]);
    await paymentRecords.update(
      ctx,
      row,
      { teralokasi: row.teralokasi + jumlah },
      { action: 'refund', reason: alasan, audited: { jumlah, noReferensi } },
    );
    await allocate(ctx, row, { jenis: 'PENGEMBALIAN', jumlah, tanggal, noReferensi, alasan });
    await fileReceipt(ctx, row);
    return await getPayment(ctx, id);
  },
} satisfies Partial<Handlers<typeof paymentCalls>>;

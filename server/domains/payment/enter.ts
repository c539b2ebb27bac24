import { and, eq, inArray, min, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { expectedSettlement } from '#contract/domains/invoice/amounts.ts';
import { paymentSlots, type paymentCalls } from '#contract/domains/payment/calls.ts';
import { paymentFields, type PaymentKind } from '#contract/domains/payment/record.ts';
import { openInvoiceStates, type InvoiceState } from '#contract/states/invoice.ts';
import { invoiceRecords, lockInvoices, type InvoiceRow } from '#server/domains/invoice/index.ts';
import { lockCurrentVersion, recordOrderFact } from '#server/domains/order/index.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { invoice, payment } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import {
  checkTransition,
  recordCreation,
  transition,
} from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound, Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { paymentLifecycle } from './lifecycle.ts';
import { getPayment, paymentRecords, type PaymentRow } from './records.ts';

export const paymentFiles = createAttachmentHandlers({
  ...paymentRecords,
  slots: paymentSlots,
  auditsDownloads: true,
});

const openStates: readonly InvoiceState[] = openInvoiceStates;

/** Requires an invoice that is issued and not paid. @throws Problem 409 */
export function checkOpen(row: InvoiceRow): void {
  if (openStates.includes(row.status)) return;
  throw new Problem(
    'KEADAAN_SALAH',
    message('payment.invoiceNotOpen', {
      nomor: invoiceRecords.labelOf(row),
      keadaan: message(`invoice.state.${row.status}`),
    }),
    { currentState: row.status, reason: 'invoice' },
  );
}

interface EnteredPayment {
  readonly jenis: PaymentKind;
  readonly tanggalBayar: string;
  readonly jumlah: number;
}

/**
 * Checks a payment against its locked invoice: its day, and for slips and SSP that they are expected.
 * @param exceptId the payment that is corrected
 * @throws Problem 409, 422
 */
async function checkPayment(
  ctx: Context,
  row: InvoiceRow,
  { jenis, tanggalBayar, jumlah }: EnteredPayment,
  exceptId = 0,
): Promise<void> {
  checkOpen(row);
  if (tanggalBayar > dayInJakarta(ctx.now)) {
    throw invalidField('tanggalBayar', message('payment.inFuture'));
  }
  // A transfer for an invoice that was cancelled is entered for the one that replaced it.
  const [first] = await ctx.db
    .select({ day: min(invoice.tanggalInvoice) })
    .from(invoice)
    .where(eq(invoice.idRoot, row.idRoot));
  const issued = first?.day ?? tanggalBayar;
  if (tanggalBayar < issued) {
    throw invalidField('tanggalBayar', message('payment.beforeInvoice', { hari: issued }));
  }
  if (jenis === 'TRANSFER') return;
  const expected = expectedSettlement(row, row.pemungutPPN, row);
  const [entered] = await ctx.db
    .select({ jumlah: sql<number>`coalesce(sum(${payment.jumlah}), 0)::float8` })
    .from(payment)
    .where(
      and(
        eq(payment.idInvoice, row.id),
        eq(payment.jenis, jenis),
        sql`${payment.id} <> ${exceptId}`,
        inArray(payment.status, [
          'MENUNGGU_BUKTI',
          'BUKTI_DIUNGGAH',
          'TERVERIFIKASI',
          'DIUSULKAN_BALIK',
        ]),
      ),
    );
  const of = jenis === 'BUKTI_POTONG' ? expected.harusBuktiPotong : expected.harusSspPpn;
  const sisa = Math.max(0, of - (entered?.jumlah ?? 0));
  if (jumlah > sisa) throw invalidField('jumlah', message('payment.kindNotExpected', { sisa }));
}

/**
 * Locks a payment after its order and its invoice, so that the money of an order changes one step at
 * a time.
 * @throws Problem 404, 412
 */
export async function lockWithInvoice(ctx: Context, id: number, submitted?: unknown) {
  const { idRoot, idInvoice } = await paymentRecords.get(ctx, id);
  const order = await lockCurrentVersion(ctx, idRoot);
  const [billed] = await lockInvoices(ctx, [idInvoice]);
  if (!billed) throw notFound('invoice');
  return { order, billed, row: await paymentRecords.lock(ctx, id, { submitted }) };
}

/** Requires a payment whose proof is still awaited or was rejected. @throws Problem 409 */
function checkCorrectable({ status }: PaymentRow): void {
  if (status === 'MENUNGGU_BUKTI' || status === 'DITOLAK') return;
  throw new Problem(
    'KEADAAN_SALAH',
    message('payment.fixed', { keadaan: message(`payment.state.${status}`) }),
    { currentState: status, reason: 'state' },
  );
}

/** The fields of a payment as stored. */
type PaymentColumns = Pick<typeof payment.$inferInsert, keyof typeof paymentFields>;

/** Enters a payment of a locked invoice. @throws Problem 409, 422 */
export async function enterPayment(
  ctx: Context,
  billed: InvoiceRow,
  values: PaymentColumns,
): Promise<PaymentRow> {
  await checkPayment(ctx, billed, values);
  const created = await paymentRecords.insert(ctx, {
    ...values,
    idInvoice: billed.id,
    idBHBU: billed.idBHBU,
    idPencatat: ctx.user.id,
  });
  await recordCreation(ctx, paymentLifecycle, created, 'create');
  return created;
}

/** A locked payment with its invoice and order. */
interface LockedPayment {
  readonly row: PaymentRow;
  readonly billed: InvoiceRow;
  readonly order: Awaited<ReturnType<typeof lockCurrentVersion>>;
}

/** Records the proof of a payment, a file or a line of the bank account; in time, it stops the clock of the first payment. */
export async function prove(
  ctx: Context,
  { row, billed, order }: LockedPayment,
  proof: { readonly hashBukti: string } | { readonly idBankLine: number },
): Promise<void> {
  await transition(ctx, paymentLifecycle, row, 'uploadProof', {
    values: {
      ...proof,
      idPengunggah: ctx.user.id,
      pengunggah: ctx.user.fullName,
      waktuBukti: ctx.now.toISOString(),
      alasan: null,
    },
  });
  const today = dayInJakarta(ctx.now);
  if (
    (billed.termin === '1' || billed.termin === 'PENUH') &&
    order.status === 'MENUNGGU_BAYAR' &&
    (order.tenggat === null || today <= order.tenggat)
  ) {
    await recordOrderFact(systemContext(ctx.db, ctx.now), billed.idRoot, { tanggalBukti: today });
  }
}

export const enterHandlers = {
  create: async (ctx, { body }) => {
    const { idRoot } = await invoiceRecords.get(ctx, body.idInvoice);
    await lockCurrentVersion(ctx, idRoot);
    const [row] = await lockInvoices(ctx, [body.idInvoice]);
    if (!row) throw notFound('invoice');
    const created = await enterPayment(ctx, row, formColumns(paymentFields, body));
    return await getPayment(ctx, created.id);
  },

  update: async (ctx, { params, body }) => {
    const { row, billed } = await lockWithInvoice(ctx, params.id, body);
    checkCorrectable(row);
    await checkPayment(ctx, billed, body, row.id);
    const values = { ...formColumns(paymentFields, body), idPencatat: ctx.user.id };
    await paymentRecords.update(ctx, row, values);
    return await getPayment(ctx, params.id);
  },

  /** Stores the proof. */
  upload: async (ctx, { params: { id }, body: { fileBukti } }) => {
    const { row, order, billed } = await lockWithInvoice(ctx, id);
    checkTransition(ctx.user, paymentLifecycle, row, 'uploadProof');
    // Another slip may have been entered since this one was rejected.
    await checkPayment(ctx, billed, row, row.id);
    const hash = createHash('sha256').update(new Uint8Array(await fileBukti.arrayBuffer()));
    await paymentFiles.save(ctx, id, 'fileBukti', ['fileBukti', fileBukti]);
    await prove(ctx, { row, order, billed }, { hashBukti: hash.digest('hex') });
    return await getPayment(ctx, id);
  },
} satisfies Partial<Handlers<typeof paymentCalls>>;

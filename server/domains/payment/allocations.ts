import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ExpectedSettlement } from '#contract/domains/invoice/amounts.ts';
import type { PaymentKind } from '#contract/domains/payment/record.ts';
import { countedPaymentStates } from '#contract/states/payment.ts';
import type { InvoiceRow } from '#server/domains/invoice/index.ts';
import { payment, paymentAllocation } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { fileReceipt } from './document.ts';
import { lockPayment, paymentRecords, type PaymentRow } from './records.ts';

/** What a part of a payment is used for. */
type NewAllocation = Pick<typeof paymentAllocation.$inferInsert, 'jenis' | 'jumlah'> &
  Partial<
    Pick<typeof paymentAllocation.$inferInsert, 'alasan' | 'idInvoice' | 'noReferensi' | 'tanggal'>
  >;

/** Records what a part of a locked payment is used for. */
export async function allocate(
  ctx: TransitionContext,
  { id }: Pick<PaymentRow, 'id'>,
  allocation: NewAllocation,
): Promise<void> {
  await ctx.db.insert(paymentAllocation).values({
    idPayment: id,
    tanggal: dayInJakarta(ctx.now),
    ...allocation,
    createdAt: ctx.now.toISOString(),
    createdBy: ctx.user.fullName,
  });
}

/** The note because of which a part of a payment is released or used again. */
export interface NotaReference {
  readonly noNota: string;
  readonly alasan: string;
}

/** Changes what a payment is used for, with its audit entry and its receipt. */
async function reuse(
  ctx: TransitionContext,
  id: number,
  action: 'releaseCredited' | 'useAgain',
  allocation: NewAllocation,
): Promise<void> {
  const row = await lockPayment(ctx, id);
  await paymentRecords.update(
    ctx,
    row,
    { teralokasi: row.teralokasi + allocation.jumlah },
    { action, audited: { idInvoice: allocation.idInvoice } },
  );
  await allocate(ctx, row, allocation);
  await fileReceipt(ctx, row);
}

/** What the payments of an invoice are used for it, the latest first. */
const findUsed = ({ db }: Pick<TransitionContext, 'db'>, idInvoice: number) =>
  db
    .select({
      id: payment.id,
      jenis: payment.jenis,
      used: sql<number>`sum(${paymentAllocation.jumlah})::float8`,
    })
    .from(paymentAllocation)
    .innerJoin(payment, eq(payment.id, paymentAllocation.idPayment))
    .where(
      and(
        eq(paymentAllocation.idInvoice, idInvoice),
        inArray(payment.status, [...countedPaymentStates]),
      ),
    )
    .groupBy(payment.id)
    .having(sql`sum(${paymentAllocation.jumlah}) > 0`)
    .orderBy(desc(payment.id));

const expectedOf = (kind: PaymentKind, expected: ExpectedSettlement): number =>
  ({
    TRANSFER: expected.harusTransfer,
    BUKTI_POTONG: expected.harusBuktiPotong,
    SSP_PPN: expected.harusSspPpn,
  })[kind];

/**
 * Takes back what the payments of a locked invoice exceed it by after a note lowered it. It is an
 * excess of them from then on. Each kind of settlement gives back what it exceeds its own part by, the
 * transfers first, and the latest payment first.
 * @param excess what is paid beyond the invoice
 * @param expected what settles the invoice after the note
 */
export async function releaseCredited(
  ctx: TransitionContext,
  { id: idInvoice }: Pick<InvoiceRow, 'id'>,
  excess: number,
  expected: ExpectedSettlement,
  { noNota: noReferensi, alasan }: NotaReference,
): Promise<void> {
  const payments = (await findUsed(ctx, idInvoice)).map(row => ({ ...row, taken: 0 }));
  const kinds: readonly PaymentKind[] = ['TRANSFER', 'BUKTI_POTONG', 'SSP_PPN'];
  let left = excess;
  const takeFrom = (kind: PaymentKind, most: number): void => {
    let rest = Math.min(left, Math.max(0, most));
    for (const row of payments.filter(({ jenis }) => jenis === kind)) {
      const part = Math.min(rest, row.used - row.taken);
      row.taken += part;
      rest -= part;
      left -= part;
    }
  };
  const usedOf = (kind: PaymentKind): number =>
    payments.reduce((sum, { jenis, used }) => sum + (jenis === kind ? used : 0), 0);
  for (const kind of kinds) takeFrom(kind, usedOf(kind) - expectedOf(kind, expected));
  // A transfer that paid what a slip was expected for.
  for (const kind of kinds) takeFrom(kind, left);
  for (const { id, taken } of payments) {
    if (taken === 0) continue;
    await reuse(ctx, id, 'releaseCredited', {
      jenis: 'NOTA',
      idInvoice,
      jumlah: -taken,
      noReferensi,
      alasan,
    });
  }
}

/**
 * Uses what is left of an invoice's own payments for it again, after a note of it was cancelled.
 * @param needed what is to be paid of the invoice
 * @returns what was used
 */
export async function useAgain(
  ctx: TransitionContext,
  { id: idInvoice }: Pick<InvoiceRow, 'id'>,
  needed: number,
  { noNota: noReferensi, alasan }: NotaReference,
): Promise<number> {
  const payments = await ctx.db
    .select({
      id: payment.id,
      rest: sql<number>`(${payment.jumlah} - ${payment.teralokasi})::float8`,
    })
    .from(payment)
    .where(
      and(
        eq(payment.idInvoice, idInvoice),
        eq(payment.status, 'TERVERIFIKASI'),
        sql`${payment.jumlah} > ${payment.teralokasi}`,
      ),
    )
    // In the order in which payments are released, so that two notes cannot wait for each other.
    .orderBy(desc(payment.id))
    .for('no key update');
  let used = 0;
  for (const { id, rest } of payments) {
    const jumlah = Math.min(rest, needed - used);
    if (jumlah <= 0) break;
    await reuse(ctx, id, 'useAgain', { jenis: 'TAGIHAN', idInvoice, jumlah, noReferensi, alasan });
    used += jumlah;
  }
  return used;
}

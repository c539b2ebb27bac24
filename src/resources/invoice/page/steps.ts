import { maxWriteOff, type Invoice } from '#contract/domains/invoice/record.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import type { Permission } from '#contract/policy.ts';
import type { invoice } from '#texts/invoice.ts';

/** What an invoice waits for. */
export type InvoiceStep = keyof typeof invoice.next;

/** Who acts next, with the right to do so; undefined when no one has to. */
interface Turn {
  readonly side: 'buyer' | 'seller';
  readonly right: Permission;
}

/** Whose turn each step is. */
export const turns: Readonly<Record<InvoiceStep, Turn | undefined>> = {
  DRAFT: { side: 'seller', right: 'invoice.issue' },
  PAY: { side: 'buyer', right: 'payment.create' },
  LATE: { side: 'buyer', right: 'payment.create' },
  FIX: { side: 'buyer', right: 'payment.update' },
  VERIFY: { side: 'seller', right: 'payment.verify' },
  SHORT: { side: 'seller', right: 'payment.settle' },
  LUNAS: undefined,
  BATAL: undefined,
};

/** Whether the seller's staff do a step. */
export const isSellerStep = (step: InvoiceStep): step is keyof typeof invoice.watcher =>
  turns[step]?.side === 'seller';

/** Whether the rest of a paid invoice is so small that it can be written off. */
export const isShort = ({ dibayar, sisa }: Pick<Invoice, 'dibayar' | 'sisa'>): boolean =>
  dibayar > 0 && sisa > 0 && sisa <= maxWriteOff;

/** Returns what an invoice waits for. @param payments its payments, once they are loaded */
export function invoiceStep(
  invoice: Pick<Invoice, 'dibayar' | 'hariLewat' | 'sisa' | 'status'>,
  payments: readonly Pick<Payment, 'jumlah' | 'status'>[] = [],
): InvoiceStep {
  const { status, sisa, hariLewat } = invoice;
  if (status === 'DRAFT' || status === 'BATAL' || status === 'LUNAS') return status;
  const waiting = payments.filter(payment => payment.status === 'BUKTI_DIUNGGAH');
  const covered = waiting.reduce((sum, { jumlah }) => sum + jumlah, 0);
  if (waiting.length > 0 && covered >= sisa) return 'VERIFY';
  if (payments.some(payment => payment.status === 'DITOLAK')) return 'FIX';
  if (waiting.length > 0) return 'VERIFY';
  if (isShort(invoice)) return 'SHORT';
  return hariLewat > 0 ? 'LATE' : 'PAY';
}

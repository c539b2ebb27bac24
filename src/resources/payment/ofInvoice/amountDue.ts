import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Payment, PaymentAllocation, PaymentKind } from '#contract/domains/payment/record.ts';
import type { PaymentState } from '#contract/states/payment.ts';

/** Payments that do not count: their proof was rejected, or they were cancelled or reversed. */
const uncounted: ReadonlySet<PaymentState> = new Set(['DITOLAK', 'DIBALIK', 'DIBATALKAN']);

/** What each kind of payment has to settle of an invoice. */
const shares = {
  TRANSFER: 'harusTransfer',
  BUKTI_POTONG: 'harusBuktiPotong',
  SSP_PPN: 'harusSspPpn',
} as const satisfies Record<PaymentKind, keyof Invoice>;

type Shares = Pick<Invoice, (typeof shares)[PaymentKind] | 'id' | 'sisa'>;

/** A payment with what its parts were used for. */
interface UsedPayment extends Pick<Payment, 'idInvoice' | 'jumlah'> {
  readonly alokasi: readonly Pick<PaymentAllocation, 'idInvoice' | 'jumlah'>[];
}
type Entered = UsedPayment & Pick<Payment, 'id' | 'jenis' | 'status'>;

/** Returns the kinds of payments that an invoice is settled with; a transfer is always possible. */
export const kindsDue = (invoice: Shares): PaymentKind[] =>
  (Object.keys(shares) as PaymentKind[]).filter(
    kind => kind === 'TRANSFER' || invoice[shares[kind]] > 0,
  );

/** Returns the part of a payment that counts for an invoice: of another invoice's, the used excess. */
export function amountFor(
  idInvoice: number,
  { alokasi, idInvoice: own, jumlah }: UsedPayment,
): number {
  if (own === idInvoice && alokasi.length === 0) return jumlah;
  return alokasi
    .filter(part => part.idInvoice === idInvoice)
    .reduce((sum, part) => sum + part.jumlah, 0);
}

/**
 * Returns what is still to be paid of an invoice by a kind of payment, after those that were entered.
 * @param exceptId a payment that is being corrected
 */
export function amountDue(
  kind: PaymentKind,
  invoice: Shares,
  payments: readonly Entered[] = [],
  exceptId?: number,
): number {
  const entered = payments
    .filter(({ id, jenis, status }) => jenis === kind && !uncounted.has(status) && id !== exceptId)
    .reduce((sum, payment) => sum + amountFor(invoice.id, payment), 0);
  return Math.max(0, Math.min(invoice.sisa, invoice[shares[kind]] - entered));
}

/** Whether everything that settles an invoice was entered, so that it waits for verification alone. */
export const isAllEntered = (invoice: Shares, payments: readonly Entered[] = []): boolean =>
  kindsDue(invoice).every(kind => amountDue(kind, invoice, payments) === 0);

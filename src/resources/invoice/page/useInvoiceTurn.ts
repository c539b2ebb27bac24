import { awaitedIn, type AwaitedAct } from '#contract/core/lifecycle.ts';
import { maxWriteOff, type Invoice } from '#contract/domains/invoice/record.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import { invoiceStates, type InvoiceState } from '#contract/states/invoice.ts';
import { paymentStates } from '#contract/states/payment.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useDeadlines } from '#src/kit/deadline/useDeadlines.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { mayDo } from '#src/kit/record/mayDo.ts';
import type { Turn } from '#src/kit/record/TurnPanel.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { invoice } from '#texts/invoice.ts';
import { invoiceDeadline } from '../invoiceDeadline.ts';
import { usePayments } from '../useInvoice.ts';

/** What an invoice waits for. */
type InvoiceStep = keyof typeof invoice.next;

/** Returns the act that a step waits for; undefined when no one has to act. */
function awaitedAt(
  step: InvoiceStep,
  status: InvoiceState,
): AwaitedAct<'buyer' | 'seller'> | undefined {
  if (step === 'SHORT') return { side: 'seller', right: 'payment.settle' };
  if (step === 'FIX') return awaitedIn(paymentStates, 'DITOLAK');
  if (step === 'VERIFY') return awaitedIn(paymentStates, 'BUKTI_DIUNGGAH');
  return awaitedIn(invoiceStates, status);
}

/** Steps of the seller's staff, which others of them read about. */
const isWatched = (step: InvoiceStep): step is keyof typeof invoice.watcher =>
  step === 'DRAFT' || step === 'VERIFY' || step === 'SHORT';

/** Whether the rest of a paid invoice is so small that it can be written off. */
export const isShort = ({ dibayar, sisa }: Pick<Invoice, 'dibayar' | 'sisa'>): boolean =>
  dibayar > 0 && sisa > 0 && sisa <= maxWriteOff;

type ProvenPayment = Pick<Payment, 'jumlah' | 'status'>;

const waitingOf = (payments: readonly ProvenPayment[] = []): readonly ProvenPayment[] =>
  payments.filter(({ status }) => status === 'BUKTI_DIUNGGAH');

/** Whether the payments that wait for verification settle the rest of an invoice. */
function isCovered(
  { sisa }: Pick<Invoice, 'sisa'>,
  payments: readonly ProvenPayment[] | undefined,
): boolean {
  const waiting = waitingOf(payments);
  return waiting.length > 0 && waiting.reduce((sum, { jumlah }) => sum + jumlah, 0) >= sisa;
}

/** Returns what an invoice waits for. @param payments its payments, once they are loaded */
export function invoiceStep(
  invoice: Pick<Invoice, 'dibayar' | 'hariLewat' | 'sisa' | 'status'>,
  payments: readonly ProvenPayment[] = [],
): InvoiceStep {
  const { status, hariLewat } = invoice;
  if (status === 'DRAFT' || status === 'BATAL' || status === 'LUNAS') return status;
  if (isCovered(invoice, payments)) return 'VERIFY';
  if (payments.some(payment => payment.status === 'DITOLAK')) return 'FIX';
  if (waitingOf(payments).length > 0) return 'VERIFY';
  if (isShort(invoice)) return 'SHORT';
  return hariLewat > 0 ? 'LATE' : 'PAY';
}

type EnteredPayment = Pick<Payment, 'idPencatat' | 'idPengunggah' | 'status'>;

/** Whether an account may verify a payment: it neither entered it nor uploaded its proof. */
const mayVerify = (
  { status, idPencatat, idPengunggah }: EnteredPayment,
  account: number,
): boolean => status === 'BUKTI_DIUNGGAH' && idPencatat !== account && idPengunggah !== account;

/** Whether an account entered the payment whose proof was rejected, so that it replaces the proof. */
const isEnteredBy = (payments: readonly EnteredPayment[] | undefined, account: number): boolean =>
  payments?.some(({ status, idPencatat }) => status === 'DITOLAK' && idPencatat === account) ??
  false;

/** Steps in which something has to be paid. */
const payable: ReadonlySet<InvoiceStep> = new Set(['PAY', 'LATE', 'FIX', 'VERIFY', 'SHORT']);

/** Returns what happens next with an invoice and whose turn it is. */
export function useInvoiceTurn(record: Invoice): Turn {
  const t = useMessages();
  const { role, id } = useRequiredSession();
  const describe = useDeadlines();
  const { data: payments } = usePayments(record.id);
  const step = invoiceStep(record, payments);
  const side = role === 'BHBU' ? 'buyer' : 'seller';
  const awaited = awaitedAt(step, record.status);
  const isMine =
    awaited !== undefined &&
    mayDo(awaited, role) &&
    (step === 'VERIFY'
      ? (payments ?? []).some(payment => mayVerify(payment, id))
      : awaited.side === side || (step === 'FIX' && isEnteredBy(payments, id)));
  const { sisa, hariLewat, alasanBatal } = record;
  const deadline = invoiceDeadline(record);
  // A company that has paid everything has no deadline any more, whenever its proof is checked.
  const isPayable = payable.has(step) && !(side === 'buyer' && isCovered(record, payments));
  const text = [
    side === 'seller' && !isMine && isWatched(step)
      ? t(`resources.invoice.watcher.${step}`)
      : t(`resources.invoice.next.${step}.${side}`),
    ...(isPayable ? [t('resources.invoice.turn.rest', { amount: formatRupiah(sisa) })] : []),
    ...(isPayable && deadline ? [describe(deadline).sentence] : []),
  ];
  return {
    title: t('resources.invoice.turn.title'),
    steps: [
      {
        text: text.join(' '),
        turn: awaited && {
          isMine,
          label: t(`resources.invoice.turn.${isMine ? 'mine' : awaited.side}`),
          right: awaited.right,
        },
        late:
          isPayable && hariLewat > 0
            ? t('resources.invoice.turn.late', { smart_count: hariLewat })
            : undefined,
      },
    ],
    children: alasanBatal ? t('resources.invoice.turn.reason', { reason: alasanBatal }) : undefined,
  };
}

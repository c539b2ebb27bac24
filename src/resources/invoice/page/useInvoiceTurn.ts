import { maxWriteOff, type Invoice } from '#contract/domains/invoice/record.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import type { Permission } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import type { Turn } from '#src/kit/record/TurnPanel.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { invoice } from '#texts/invoice.ts';
import { usePayments } from '../useInvoice.ts';

/** What an invoice waits for. */
type InvoiceStep = keyof typeof invoice.next;

/** Who acts next, with the right to do so; undefined when no one has to. */
interface Actor {
  readonly side: 'buyer' | 'seller';
  readonly right: Permission;
}

/** Who does each step. */
const actors: Readonly<Record<InvoiceStep, Actor | undefined>> = {
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
const isSellerStep = (step: InvoiceStep): step is keyof typeof invoice.watcher =>
  actors[step]?.side === 'seller';

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
  const can = usePermission();
  const { role, id } = useRequiredSession();
  const { data: payments } = usePayments(record.id);
  const step = invoiceStep(record, payments);
  const side = role === 'BHBU' ? 'buyer' : 'seller';
  const actor = actors[step];
  const isMine =
    actor !== undefined &&
    can(actor.right) &&
    (step === 'VERIFY'
      ? (payments ?? []).some(payment => mayVerify(payment, id))
      : actor.side === side || (step === 'FIX' && isEnteredBy(payments, id)));
  const { sisa, hariTerakhir, hariLewat, alasanBatal } = record;
  const isPayable = payable.has(step);
  const text = [
    side === 'seller' && !isMine && isSellerStep(step)
      ? t(`resources.invoice.watcher.${step}`)
      : t(`resources.invoice.next.${step}.${side}`),
    ...(isPayable ? [t('resources.invoice.turn.rest', { amount: formatRupiah(sisa) })] : []),
    ...(isPayable && hariTerakhir !== null
      ? [t('resources.invoice.turn.until', { day: formatDate(hariTerakhir) })]
      : []),
  ];
  return {
    title: t('resources.invoice.turn.title'),
    steps: [
      {
        text: text.join(' '),
        turn: actor && {
          isMine,
          label: t(`resources.invoice.turn.${isMine ? 'mine' : actor.side}`),
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

import Alert from '@mui/material/Alert';
import type { Payment } from '#contract/domains/payment/record.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';

/** Returns the warnings that a payment may be entered twice: its proof, or its amount, is another's. */
function duplicateTexts(t: Translate, { buktiSama, jumlahSama }: Payment): string[] {
  const named = (others: Payment['buktiSama']): string =>
    others
      .map(({ noInvoice, status }) =>
        t('resources.payment.same_proof_one', {
          invoice: noInvoice ?? t('resources.payment.without_number'),
          status: t(`resources.payment.status.${status}`),
        }),
      )
      .join(', ');
  return [
    ...(buktiSama.length > 0
      ? [t('resources.payment.same_proof', { others: named(buktiSama) })]
      : []),
    ...(jumlahSama.length > 0
      ? [t('resources.payment.same_amount', { others: named(jumlahSama) })]
      : []),
  ];
}

/** Warns that a payment may be entered twice. */
export const SameProofWarning = ({ payment }: { payment: Payment }) => {
  const texts = duplicateTexts(useMessages(), payment);
  return texts.length === 0 ? null : (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {texts.map(text => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
};

/** Returns a function that makes the notice of an upload; it warns of what was entered before. */
export function useProofNotice() {
  const t = useMessages();
  return (payment: Payment, done: string) => {
    const texts = duplicateTexts(t, payment);
    return texts.length === 0
      ? { text: done, type: 'success' as const }
      : { text: `${done}. ${texts.join(' ')}`, type: 'warning' as const };
  };
}

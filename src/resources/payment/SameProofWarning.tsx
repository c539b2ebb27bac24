import Alert from '@mui/material/Alert';
import type { Payment } from '#contract/domains/payment/record.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';

/** Returns the warning that the proof was used before, or undefined when it was not. */
function sameProofText(t: Translate, { buktiSama }: Payment): string | undefined {
  if (buktiSama.length === 0) return undefined;
  const others = buktiSama.map(({ noInvoice, status }) =>
    t('resources.payment.same_proof_one', {
      invoice: noInvoice ?? t('resources.payment.without_number'),
      status: t(`resources.payment.status.${status}`),
    }),
  );
  return t('resources.payment.same_proof', { others: others.join(', ') });
}

/** Warns that the same file is the proof of another payment. */
export const SameProofWarning = ({ payment }: { payment: Payment }) => {
  const t = useMessages();
  const text = sameProofText(t, payment);
  return text === undefined ? null : (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  );
};

/** Returns a function that makes the notice of an upload; it warns of a file that was used before. */
export function useProofNotice() {
  const t = useMessages();
  return (payment: Payment, done: string) => {
    const warning = sameProofText(t, payment);
    return warning === undefined
      ? { text: done, type: 'success' as const }
      : { text: `${done}. ${warning}`, type: 'warning' as const };
  };
}

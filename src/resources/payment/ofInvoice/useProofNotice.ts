import type { Payment } from '#contract/domains/payment/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { sameProofText } from '../SameProofWarning.tsx';

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

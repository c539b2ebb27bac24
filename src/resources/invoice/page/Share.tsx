import type { Invoice } from '#contract/domains/invoice/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** An instalment, and its part of the amount of the order. */
export const Share = ({ termin, percent }: { termin: Invoice['termin']; percent: number }) => {
  const t = useMessages();
  const share = t('resources.invoice.amount.share', { percent });
  return `${t(`resources.invoice.termin.${termin}`)}, ${share}`;
};

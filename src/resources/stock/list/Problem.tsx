import type { Stock } from '#contract/domains/stock/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';

/** Why a stock does not balance; nothing while it does. */
export const Problem = ({ stock: { masalah } }: { stock: Stock }) => {
  const t = useMessages();
  return masalah === null ? null : (
    <StateChip meaning="bad" label={t(`resources.stock.masalah.${masalah}`)} />
  );
};

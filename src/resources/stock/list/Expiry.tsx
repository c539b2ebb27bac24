import Box from '@mui/material/Box';
import { daysBetween } from '#contract/core/values/day.ts';
import type { Stock } from '#contract/domains/stock/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';

/** Days before the last day of a batch from which it is marked. */
const soonDays = 30;

/** The last day of a stock's batch; while doses are left, one that is near or has passed is marked. */
export const Expiry = ({ stock: { kedaluwarsaBatch, sisa } }: { stock: Stock }) => {
  const t = useMessages();
  const today = useToday();
  if (kedaluwarsaBatch === null) return <EmptyValue />;
  const left = daysBetween(today, kedaluwarsaBatch);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {formatDate(kedaluwarsaBatch)}
      {sisa > 0 && left <= soonDays ? (
        <StateChip
          meaning={left < 0 ? 'bad' : 'attention'}
          label={
            left < 0
              ? t('resources.stock.expiry.past')
              : left === 0
                ? t('resources.stock.expiry.today')
                : t('resources.stock.expiry.soon', { smart_count: left })
          }
        />
      ) : null}
    </Box>
  );
};

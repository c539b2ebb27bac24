import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { defaultLastDay } from '#contract/domains/voucher/last-day.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, parseInteger } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { useChosenContract } from './contractChoices.ts';

/** What is left of the quota while the number is typed, and until when the vouchers are valid. */
export const QuotaHint = () => {
  const t = useMessages();
  const today = useToday();
  const contract = useChosenContract();
  const typed = useWatch<FormValues>({ name: 'jumlah' });
  if (!contract) return null;
  const { sisa, halangan } = contract;
  const count = typeof typed === 'string' ? (parseInteger(typed) ?? 0) : 0;
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1, mt: 1.5, maxWidth: 640 }}>
      {halangan === null ? null : <Alert severity="warning">{halangan}</Alert>}
      {count > sisa ? (
        <Alert severity="error">
          {t('resources.voucherTransaction.form.tooMany', { left: formatNumber(sisa) })}
        </Alert>
      ) : (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {count > 0
            ? t('resources.voucherTransaction.form.after', {
                left: formatNumber(sisa),
                after: formatNumber(sisa - count),
              })
            : t('resources.voucherTransaction.form.left', { left: formatNumber(sisa) })}
        </Box>
      )}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('resources.voucherTransaction.form.defaultDay', {
          day: formatDate(defaultLastDay(contract, today)),
        })}
      </Box>
    </Box>
  );
};

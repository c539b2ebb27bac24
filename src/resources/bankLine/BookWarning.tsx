import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { WordedExplanation } from '#contract/domains/bank/explanation.ts';
import type { BankLine } from '#contract/domains/bank/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** What booking an explanation does: its equation, its company, and what is left to do. */
export const BookedExplanation = ({ explanation }: { explanation: WordedExplanation }) => {
  const t = useMessages();
  const { persamaan, namaBHBU, bagian, biaya } = explanation;
  const entered = bagian.filter(({ idPayment }) => idPayment === null).length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
      <div>
        <strong>{namaBHBU}</strong>
        <div>{persamaan}</div>
      </div>
      {entered > 0 ? (
        <div>{t('resources.bankLine.book.entered', { smart_count: entered })}</div>
      ) : null}
      {entered < bagian.length ? (
        <div>{t('resources.bankLine.book.proved', { smart_count: bagian.length - entered })}</div>
      ) : null}
      {biaya > 0 ? <Alert severity="info">{t('resources.bankLine.book.fee')}</Alert> : null}
    </Box>
  );
};

/** Says what the best explanation of a line is before it is booked. */
export const BookWarning = ({ record: { penjelasan } }: { record: BankLine }) =>
  penjelasan ? <BookedExplanation explanation={penjelasan} /> : null;

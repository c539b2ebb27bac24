import Box from '@mui/material/Box';
import type { Stock } from '#contract/domains/stock/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';

/** That the batch of a stock is recalled or held, and why it does not balance; nothing otherwise. */
export const Problem = ({ stock: { masalah, statusBatch } }: { stock: Stock }) => {
  const t = useMessages();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {statusBatch === 'DITARIK' || statusBatch === 'DITAHAN' ? (
        <StateChip
          meaning={statusBatch === 'DITARIK' ? 'bad' : 'attention'}
          label={t(`resources.stock.batchState.${statusBatch}`)}
        />
      ) : null}
      {masalah === null ? null : (
        <StateChip meaning="bad" label={t(`resources.stock.masalah.${masalah}`)} />
      )}
    </Box>
  );
};

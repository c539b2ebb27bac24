import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import type { VaccineChoice } from './vaccineChoice.ts';

interface VaccineSummaryProps {
  choice: VaccineChoice;
  /** Usable doses of the batch by the ledger, where it knows them; room is reserved for them. */
  stock: number | null | 'loading';
}

/**
 * The vaccine, the batch, its last day and its doses left in one line, and whether the batch is
 * registered.
 */
export const VaccineSummary = ({ choice, stock }: VaccineSummaryProps) => {
  const t = useMessages();
  return (
    <Box component="span" sx={lineStyle}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{choice.vaksin}</strong>
        {' · '}
        {t('resources.vaksinasi.vaccine.batch', {
          batch: choice.batch,
          until: formatDate(choice.kadaluarsa),
        })}
      </Box>
      {stock === null ? null : stock === 'loading' ? (
        <span>{t('resources.vaksinasi.vaccine.left', { count: '…' })}</span>
      ) : stock > 0 ? (
        <span>{t('resources.vaksinasi.vaccine.left', { count: formatNumber(stock) })}</span>
      ) : (
        <StateChip meaning="attention" label={t('resources.vaksinasi.vaccine.none_left')} />
      )}
      {choice.idBatch === null ? (
        <StateChip meaning="attention" label={t('resources.vaksinasi.vaccine.unregistered')} />
      ) : null}
    </Box>
  );
};

const lineStyle = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

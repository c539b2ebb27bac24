import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { rowResults, type Import } from '#contract/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ResultFilter, RowFilter } from './useRowFilter.ts';

interface ResultCountsProps {
  importRecord: Import;
  attentionCount: number | undefined;
  view: RowFilter;
}

/** Row counts per result; each chip filters the rows. */
export const ResultCounts = ({ importRecord, attentionCount, view }: ResultCountsProps) => {
  const t = useMessages();
  const entries: readonly { shown: ResultFilter; name: string; count: number }[] = [
    { shown: 'perlu', name: t('resources.import.validate.attention'), count: attentionCount ?? 0 },
    { shown: 'semua', name: t('resources.import.validate.all'), count: importRecord.jumlahBaris },
    ...rowResults.map(one => ({
      shown: one,
      name: t(`resources.import.hasil.${one}`),
      count: importRecord.jumlah[one],
    })),
  ];
  return (
    <Box role="group" aria-label={t('resources.import.validate.show')} sx={group}>
      {entries.map(({ shown: resultFilter, name, count }) => (
        <Chip
          key={resultFilter}
          size="medium"
          variant={view.resultFilter === resultFilter ? 'filled' : 'outlined'}
          color={view.resultFilter === resultFilter ? 'primary' : 'default'}
          label={t('resources.import.validate.chip', { name, smart_count: count })}
          title={
            resultFilter === 'perlu' || resultFilter === 'semua'
              ? undefined
              : t(`resources.import.resultMeaning.${resultFilter}`)
          }
          component="button"
          clickable
          disabled={count === 0 && view.resultFilter !== resultFilter}
          aria-pressed={view.resultFilter === resultFilter}
          onClick={() => view.set({ tampil: resultFilter, kode: '' })}
          // Phones hide empty results to save space.
          sx={
            count === 0 && view.resultFilter !== resultFilter
              ? { display: { xs: 'none', sm: 'flex' } }
              : {}
          }
        />
      ))}
    </Box>
  );
};

const group = { display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 };

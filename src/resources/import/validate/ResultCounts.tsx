import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { rowResults, type Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ResultFilter, RowFilter } from './useRowFilter.ts';

interface ResultCountsProps {
  importRecord: Import;
  attentionCount: number | undefined;
  view: RowFilter;
}

/** Row counts per result, without those of 0; each chip filters the rows. */
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
  // The chip is there before its count, so that the rows below do not move.
  const isUnknown = (shown: ResultFilter) => shown === 'perlu' && attentionCount === undefined;
  const shownEntries = entries.filter(
    ({ shown, count }) =>
      count > 0 || shown === 'semua' || shown === view.resultFilter || isUnknown(shown),
  );
  return (
    <Box role="group" aria-label={t('resources.import.validate.show')} sx={group}>
      {shownEntries.map(({ shown: resultFilter, name, count }) => (
        <Chip
          key={resultFilter}
          size="small"
          variant={view.resultFilter === resultFilter ? 'filled' : 'outlined'}
          color={view.resultFilter === resultFilter ? 'primary' : 'default'}
          label={
            isUnknown(resultFilter)
              ? name
              : t('resources.import.validate.chip', { name, smart_count: count })
          }
          title={
            resultFilter === 'perlu' || resultFilter === 'semua'
              ? undefined
              : t(`resources.import.resultMeaning.${resultFilter}`)
          }
          component="button"
          clickable
          aria-pressed={view.resultFilter === resultFilter}
          onClick={() => view.set({ tampil: resultFilter, kode: '', isian: '' })}
          sx={{ height: 28 }}
        />
      ))}
    </Box>
  );
};

const group = { display: 'flex', flexWrap: 'wrap', gap: 0.5 };

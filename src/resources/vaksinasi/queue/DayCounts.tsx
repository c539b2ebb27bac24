import Box from '@mui/material/Box';
import type { QueueCounts } from '#contract/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/ui/format/number.ts';

const countOrder = [
  'rencana',
  'jatuhTempo',
  'diberikan',
  'ditunda',
  'ditolak',
  'sisa',
  'terlambat',
] as const;

/** The day's queue counts. */
export const DayCounts = ({ counts }: { counts: QueueCounts }) => {
  const t = useMessages();
  return (
    <Box component="dl" aria-label={t('resources.vaksinasi.dayCounts.label')} sx={countListStyle}>
      {countOrder.map(name => (
        <Box key={name} sx={countStyle}>
          <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t(`resources.vaksinasi.dayCounts.${name}`)}
          </Box>
          <Box component="dd" sx={numberStyle}>
            {formatNumber(counts[name])}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const countListStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, mb: 2 };
const countStyle = { display: 'flex', flexDirection: 'column-reverse' };
const numberStyle = {
  m: 0,
  fontSize: '1.25rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
};

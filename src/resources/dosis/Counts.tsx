import Box from '@mui/material/Box';
import type { QueueCounts } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatNumber } from '#src/ui/format/number.ts';

const order = [
  'rencana',
  'jatuhTempo',
  'diberikan',
  'ditunda',
  'ditolak',
  'sisa',
  'terlambat',
] as const;

/** The day's queue counts. */
export const Counts = ({ counts }: { counts: QueueCounts }) => {
  const say = useWords();
  return (
    <Box component="dl" aria-label={say('resources.dosis.count.label')} sx={line}>
      {order.map(name => (
        <Box key={name} sx={one}>
          <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {say(`resources.dosis.count.${name}`)}
          </Box>
          <Box component="dd" sx={figure}>
            {formatNumber(counts[name])}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, mb: 2 };
const one = { display: 'flex', flexDirection: 'column-reverse' };
const figure = { m: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' };

import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { QueueCounts } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { separatedToggles } from '../styles.ts';
import type { QueueParams, QueueState } from './useQueueParams.ts';

/** The filters in display order, each with its count; the first is none. */
const tiles: readonly (readonly [QueueState | '', keyof QueueCounts])[] = [
  ['', 'semua'],
  ['BELUM', 'sisa'],
  ['RENCANA', 'rencana'],
  ['JATUH_TEMPO', 'jatuhTempo'],
  ['TERLAMBAT', 'terlambat'],
  ['DIBERIKAN', 'diberikan'],
  ['DITUNDA', 'ditunda'],
  ['DITOLAK', 'ditolak'],
];

interface QueueTilesProps {
  queueParams: QueueParams;
  /** Undefined while loading; the tiles have the same size then. */
  counts: QueueCounts | undefined;
  /** Whether search results are shown, which no count filters. */
  isSearching: boolean;
  /** Called when a count is pressed, which ends a search. */
  onFilter: () => void;
}

/** The day's counts, which are also the filters of the queue. */
export const QueueTiles = ({
  queueParams: { status, set },
  counts,
  isSearching,
  onFilter,
}: QueueTilesProps) => {
  const t = useMessages();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('resources.vaksinasi.state.label')}
      value={isSearching ? null : (status ?? '')}
      // Pressing the chosen filter again removes it.
      onChange={(_, value: QueueState | '' | null) => {
        onFilter();
        set('status', value ?? '');
      }}
      sx={tilesStyle}
    >
      {tiles.map(([filter, count]) => (
        <ToggleButton key={filter} value={filter}>
          <Box component="span" sx={numberStyle}>
            {counts ? formatNumber(counts[count]) : '–'}
          </Box>{' '}
          {t(`resources.vaksinasi.state.${filter === '' ? 'all' : filter}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const tilesStyle = {
  ...separatedToggles,
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(8, minmax(0, 1fr))' },
  mb: 1.5,
  '& button.MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    ...separatedToggles['& button.MuiToggleButton-root.MuiToggleButtonGroup-grouped'],
    display: 'grid',
    minHeight: 48,
    py: 0.5,
    lineHeight: 1.2,
    textAlign: 'center',
  },
};
const numberStyle = { fontSize: '1rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' };

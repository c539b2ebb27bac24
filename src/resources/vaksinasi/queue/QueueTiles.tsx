import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { queueReasons, QueueCounts } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { separatedToggles } from '../styles.ts';
import type { QueueParams, QueueState } from './useQueueParams.ts';

type TileFilter = Exclude<QueueState, (typeof queueReasons)[number]>;

/**
 * The filters in display order, each with its count; the first is none. The states add up to it;
 * who is late belongs to no day.
 */
const tiles: readonly (readonly [TileFilter | '', keyof QueueCounts])[] = [
  ['', 'semua'],
  ['BELUM', 'sisa'],
  ['DIBERIKAN', 'diberikan'],
  ['DITUNDA', 'ditunda'],
  ['DITOLAK', 'ditolak'],
  ['LENGKAP', 'lengkap'],
  ['TERLAMBAT', 'terlambat'],
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

/** The day's counts, which are also the filters of the queue: everyone of the day is in one of them. */
export const QueueTiles = ({
  queueParams: { status, set },
  counts,
  isSearching,
  onFilter,
}: QueueTilesProps) => {
  const t = useMessages();
  // Hardly anyone comes who had all doses before.
  const shown = tiles.filter(
    ([filter]) => filter !== 'LENGKAP' || counts?.lengkap || status === filter,
  );
  return (
    <Box sx={{ mb: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('resources.vaksinasi.state.label')}
        aria-describedby={noteId}
        value={isSearching ? null : (status ?? '')}
        // Pressing the chosen filter again removes it.
        onChange={(_, value: TileFilter | '' | null) => {
          onFilter();
          set('status', value ?? '');
        }}
        sx={tilesStyle}
      >
        {shown.map(([filter, count]) => (
          <ToggleButton key={filter} value={filter}>
            <Box component="span" sx={numberStyle}>
              {counts ? formatNumber(counts[count]) : '–'}
            </Box>{' '}
            {t(`resources.vaksinasi.state.${filter === '' ? 'all' : filter}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography
        id={noteId}
        component="p"
        variant="caption"
        color="textSecondary"
        sx={{ mt: 0.5 }}
      >
        {t('resources.vaksinasi.state.note')}
      </Typography>
    </Box>
  );
};

const noteId = 'catatan-hitungan';
const tileButton = '& button.MuiToggleButton-root.MuiToggleButtonGroup-grouped';
const tilesStyle = {
  ...separatedToggles,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'none' },
  gridAutoFlow: { sm: 'column' },
  gridAutoColumns: { sm: 'minmax(0, 1fr)' },
  [tileButton]: {
    ...separatedToggles[tileButton],
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: 0.75,
    py: 0.25,
    lineHeight: 1.2,
    textAlign: 'center',
  },
  // Outside of the day, whose tiles add up.
  [`${tileButton}[value="TERLAMBAT"]`]: { borderStyle: 'dashed' },
};
const numberStyle = { fontSize: '1rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' };

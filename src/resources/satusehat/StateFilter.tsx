import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { satusehatStates, type SatusehatState } from '#contract/domains/satusehat/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { separatedToggles } from '../vaksinasi/styles.ts';

interface StateFilterProps {
  value: SatusehatState | undefined;
  /** Undefined while loading. */
  counts: Readonly<Record<SatusehatState, number>> | undefined;
  onChange: (state: SatusehatState | undefined) => void;
}

/** The number of records of each state, which is also the filter of the list. */
export const StateFilter = ({ value, counts, onChange }: StateFilterProps) => {
  const t = useMessages();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tiles: readonly (readonly [SatusehatState | '', number | undefined])[] = [
    ['', total],
    ...satusehatStates.map(state => [state, counts?.[state]] as const),
  ];
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('resources.satusehat.state.label')}
      value={value ?? ''}
      // Pressing the chosen filter again removes it.
      onChange={(_, state: SatusehatState | '' | null) => onChange(state || undefined)}
      sx={tilesStyle}
    >
      {tiles.map(([state, count]) => (
        <ToggleButton key={state} value={state}>
          <Box component="span" sx={numberStyle}>
            {count === undefined ? '–' : formatNumber(count)}
          </Box>{' '}
          {t(`resources.satusehat.state.${state || 'all'}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const tilesStyle = {
  ...separatedToggles,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  maxWidth: 720,
  mb: 2,
  '& button': { columnGap: 0.75 },
};
const numberStyle = { fontSize: '1rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' };

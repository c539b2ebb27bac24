import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useWords } from '#src/i18n/useWords.ts';
import { onPhone } from '#src/layout/theme/tokens.ts';
import { useLookup } from '../fields/useLookup.ts';
import type { Filter } from './filters.ts';
import { useListFilters } from './FiltersContext.ts';
import { useFilterText } from './useFilterText.ts';

interface FilterChipProps {
  filter: Filter;
  value: unknown;
  onEdit: (anchor: HTMLElement) => void;
}

/**
 * Chip of an active filter with an edit and a remove button. MUI's Chip is not used because its
 * delete icon is not reachable by keyboard.
 */
export const FilterChip = ({ filter, value, onEdit }: FilterChipProps) => {
  const say = useWords();
  const { set } = useListFilters();
  // Loads the lookup's names, which `useFilterText` reads from the query cache.
  useLookup(filter.lookup);
  const { name, text } = useFilterText()({ filter, value });
  return (
    <Box sx={frame}>
      <ButtonBase
        focusRipple={false}
        aria-haspopup="true"
        onClick={event => onEdit(event.currentTarget)}
        sx={{ px: 1.25, borderRadius: 'inherit', minWidth: 0, font: 'inherit' }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {say('list.filter.value', { name, value: text })}
        </Box>
      </ButtonBase>
      <ButtonBase
        aria-label={say('list.filter.remove_named', { name })}
        onClick={() => set(filter.source, undefined)}
        sx={{ width: 28, borderRadius: 'inherit', [onPhone]: { width: 40 } }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Box>
  );
};

const frame = {
  display: 'inline-flex',
  alignItems: 'stretch',
  height: 32,
  maxWidth: 360,
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  fontWeight: 500,
  borderRadius: 1,
  bgcolor: 'ground.accent',
  color: 'ground.accentInk',
  [onPhone]: { height: 40 },
};

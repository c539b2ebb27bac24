import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchMediaQuery } from '#src/kit/theme/tokens.ts';
import { useLookup } from '../../fields/useLookup.ts';
import type { ListFilter } from './filters.ts';
import { useListFilters } from './ListFiltersContext.ts';
import { useFilterText } from './useFilterText.ts';

interface FilterChipProps {
  filter: ListFilter;
  value: unknown;
  onEdit: (anchor: HTMLElement) => void;
}

/**
 * Chip of an active filter with an edit and a remove button. MUI's Chip is not used because its
 * delete icon is not reachable by keyboard.
 */
export const FilterChip = ({ filter, value, onEdit }: FilterChipProps) => {
  const t = useMessages();
  const { set } = useListFilters();
  // Loads the lookup's names, which `useFilterText` reads from the query cache.
  useLookup(filter.lookup);
  const { name, text } = useFilterText()({ filter, value });
  return (
    <Box sx={chipStyle}>
      <ButtonBase
        focusRipple={false}
        aria-haspopup="true"
        onClick={event => onEdit(event.currentTarget)}
        sx={{ px: 1.25, borderRadius: 'inherit', minWidth: 0, font: 'inherit' }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {t('list.filter.value', { name, value: text })}
        </Box>
      </ButtonBase>
      <ButtonBase
        aria-label={t('list.filter.remove_named', { name })}
        onClick={() => set(filter.source, undefined)}
        sx={{ width: 28, borderRadius: 'inherit', [touchMediaQuery]: { width: 40 } }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Box>
  );
};

const chipStyle = {
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
  [touchMediaQuery]: { height: 40 },
};

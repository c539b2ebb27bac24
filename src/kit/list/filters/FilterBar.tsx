import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { ResourceSpec } from '../../resource/definition.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { activeFilters, listFilters, type ListFilter } from './filters.ts';
import { useListFilters } from './ListFiltersContext.ts';

interface OpenedEditor {
  readonly filter: ListFilter;
  readonly anchor: HTMLElement;
}

interface FilterBarProps {
  definition: ResourceSpec;
  /** Whether filters can only be changed and removed here. */
  isForActiveOnly?: boolean;
}

/** Chips of the active filters and a menu for adding one. */
export const FilterBar = memo(({ definition, isForActiveOnly = false }: FilterBarProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const menuId = useId();
  const session = useRequiredSession();
  const { values, set, setAll } = useListFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [editing, setEditing] = useState<OpenedEditor>();
  const [button, setButton] = useState<HTMLElement | null>(null);

  const active = activeFilters(definition, values);
  const inactive = listFilters(definition).filter(
    ({ source }) => !active.some(({ filter }) => filter.source === source),
  );
  return (
    <Box role="group" aria-label={t('list.filter.label')} sx={barStyle}>
      {active.map(({ filter, value }) => (
        <FilterChip
          key={filter.source}
          filter={filter}
          value={value}
          onEdit={at => setEditing({ filter, anchor: at })}
        />
      ))}
      {inactive.length > 0 && !isForActiveOnly ? (
        <>
          <Button
            ref={setButton}
            size="small"
            variant="text"
            color="inherit"
            aria-label={t('list.filter.add')}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? menuId : undefined}
            onClick={event => setAnchor(event.currentTarget)}
            sx={buttonStyle}
          >
            <AddIcon fontSize="small" />
            <Box
              component="span"
              sx={{ ml: 1, display: active.length > 0 ? { xs: 'none', lg: 'inline' } : undefined }}
            >
              {t('list.filter.add')}
            </Box>
          </Button>
          <Menu
            id={menuId}
            anchorEl={anchor}
            open={anchor !== null}
            onClose={() => setAnchor(null)}
            slotProps={{ list: { 'aria-label': t('list.filter.choose') } }}
          >
            {inactive.flatMap(({ source, own }) => {
              const value = own?.value(session);
              return own && value !== undefined
                ? [
                    <MenuItem
                      key={`own ${source}`}
                      onClick={() => {
                        setAnchor(null);
                        set(source, value);
                      }}
                    >
                      {translate(own.label)}
                    </MenuItem>,
                  ]
                : [];
            })}
            {inactive.map(filter => (
              <MenuItem
                key={filter.source}
                onClick={() => {
                  setAnchor(null);
                  if (button) setEditing({ filter, anchor: button });
                }}
              >
                {translate(filter.label)}
              </MenuItem>
            ))}
          </Menu>
        </>
      ) : null}
      {active.length > 1 && !isForActiveOnly ? (
        <Button
          size="small"
          color="inherit"
          sx={buttonStyle}
          onClick={() => setAll(values['q'] === undefined ? {} : { q: values['q'] })}
        >
          {t('list.filter.clear')}
        </Button>
      ) : null}
      {editing ? (
        <FilterEditor
          filter={editing.filter}
          anchor={editing.anchor}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Box>
  );
});
FilterBar.displayName = 'FilterBar';

/** Chips that do not fit beside each other continue on a further line, so that each is read in full. */
const barStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
};
const buttonStyle = { flex: 'none', minWidth: 0, whiteSpace: 'nowrap' };

import TuneIcon from '@mui/icons-material/Tune';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, Suspense, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import type { ResourceSpec, ServerExport } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { activeFilters } from './filters/filters.ts';
import { useListFilters } from './filters/ListFiltersContext.ts';
import { SearchBox } from './filters/SearchBox.tsx';

const ListSheet = lazyDialog(() => import('./ListSheet.tsx'));

export interface PhoneToolbarProps {
  definition: ResourceSpec;
  /** Undefined when the user may not export the list. */
  onExport: ((file?: ServerExport) => void) | undefined;
}

/** Toolbar of a list on phones: search, and a button for the sheet with everything else. */
export const PhoneToolbar = memo(({ definition, onExport }: PhoneToolbarProps) => {
  const t = useMessages();
  const names = useResourceMessages(definition);
  const { values } = useListFilters();
  const [isOpen, setIsOpen] = useState(false);
  const activeCount = activeFilters(definition, values).length;
  const label = t('list.sheet.open');
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {definition.search ? (
          <SearchBox noun={names.noun} isSecretText={definition.isSecretSearch} />
        ) : null}
        <IconButton
          aria-label={
            activeCount === 0
              ? label
              : `${label}, ${t('list.filter.active', { smart_count: activeCount })}`
          }
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
          sx={{ ml: 'auto', width: 44, height: 44, border: 1, borderColor: 'divider' }}
        >
          <Badge variant="dot" color="primary" invisible={activeCount === 0}>
            <TuneIcon />
          </Badge>
        </IconButton>
      </Box>
      {activeCount > 0 ? <FilterBar definition={definition} isForActiveOnly /> : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <ListSheet definition={definition} onExport={onExport} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
});
PhoneToolbar.displayName = 'PhoneToolbar';

import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ResourceSpec, ServerExport } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { SavedFilters } from './filters/SavedFilters.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import type { useListColumns } from './columns/useListColumns.ts';

interface ListToolbarProps {
  definition: ResourceSpec;
  columns: ReturnType<typeof useListColumns>;
  isPhone: boolean;
  /** Undefined when the user may not export the list. */
  onExport: ((file?: ServerExport) => void) | undefined;
}

/** Toolbar of the list: search and filters on the left, list-wide actions on the right. */
export const ListToolbar = ({ definition, columns, isPhone, onExport }: ListToolbarProps) => {
  const t = useMessages();
  const names = useResourceMessages(definition);
  const { isFetching, refetch } = useListContext();
  const hasFilters = (definition.filters ?? []).length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mb: 1.5 }}>
      {definition.search ? <SearchBox noun={names.noun} /> : null}
      {hasFilters ? <FilterBar definition={definition} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {hasFilters || definition.search ? <SavedFilters definition={definition} /> : null}
        {isPhone ? null : (
          <ColumnChooser
            definition={definition}
            columns={columns.all}
            onColumnsChange={columns.savePreference}
          />
        )}
        {onExport ? <ExportButton definition={definition} onExport={onExport} /> : null}
        <Tooltip title={t('common.action.refresh')}>
          <IconButton
            size="small"
            aria-label={t('common.action.refresh')}
            aria-busy={isFetching}
            onClick={() => void refetch()}
          >
            <RefreshIcon />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
};

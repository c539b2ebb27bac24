import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { widePage } from '../page/widePage.ts';
import type { ResourceSpec, ServerExport } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import type { useListColumns } from './columns/useListColumns.ts';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { SavedFiltersButton } from './filters/SavedFiltersButton.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';

interface ListToolbarProps {
  definition: ResourceSpec;
  columns: ReturnType<typeof useListColumns>;
  /** Undefined when the user may not export the list. */
  onExport: ((file?: ServerExport) => void) | undefined;
}

const RefreshButton = () => {
  const t = useMessages();
  const { refetch } = useListContext();
  const refresh = useEvent(() => void refetch());
  return <ToolbarButton label={t('common.action.refresh')} icon={RefreshIcon} onClick={refresh} />;
};

/** Toolbar of the list: search and filters on the left, list-wide actions on the right. */
export const ListToolbar = memo(({ definition, columns, onExport }: ListToolbarProps) => {
  const names = useResourceMessages(definition);
  const hasFilters = (definition.filters ?? []).length > 0;
  return (
    <Box {...widePage} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1.5 }}>
      {definition.search ? (
        <SearchBox noun={names.noun} isSecretText={definition.isSecretSearch} />
      ) : null}
      {hasFilters ? <FilterBar definition={definition} /> : null}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
        {hasFilters || definition.search ? <SavedFiltersButton definition={definition} /> : null}
        <ColumnChooser
          definition={definition}
          columns={columns.all}
          isCompact={columns.isCompact}
          onColumnsChange={columns.savePreference}
        />
        {onExport ? <ExportButton definition={definition} onExport={onExport} /> : null}
        <RefreshButton />
      </Box>
    </Box>
  );
});
ListToolbar.displayName = 'ListToolbar';

import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import type { Definition, Download } from '../resource/definition.ts';
import { useNames } from '../resource/useNames.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { useColumns } from './useColumns.ts';

interface ListToolbarProps {
  definition: Definition;
  columns: ReturnType<typeof useColumns>;
  isPhone: boolean;
  /** Undefined when the user may not export the list. */
  onExport: ((file?: Download) => void) | undefined;
}

/** Toolbar of the list: search and filters on the left, list-wide actions on the right. */
export const ListToolbar = ({ definition, columns, isPhone, onExport }: ListToolbarProps) => {
  const say = useWords();
  const names = useNames(definition);
  const { isFetching, refetch } = useListContext();
  const hasFilters = (definition.filters ?? []).length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mb: 1.5 }}>
      {definition.search ? <SearchBox noun={names.noun} /> : null}
      {hasFilters ? <FilterBar definition={definition} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {hasFilters || definition.search ? <SavedFilters definition={definition} /> : null}
        {isPhone ? null : (
          <ColumnChooser definition={definition} columns={columns.all} onChoose={columns.choose} />
        )}
        {onExport ? <ExportButton definition={definition} onExport={onExport} /> : null}
        <Tooltip title={say('common.act.refresh')}>
          <IconButton
            size="small"
            aria-label={say('common.act.refresh')}
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

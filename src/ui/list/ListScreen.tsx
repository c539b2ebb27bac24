import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { useActs } from '../acts/useActs.ts';
import { ExportProgressDialog } from '../export/ExportProgressDialog.tsx';
import { useExport } from '../export/useExport.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { useMay } from '../resource/useMay.ts';
import { useNames } from '../resource/useNames.ts';
import { useLeaving } from './address.ts';
import { BulkBar } from './BulkBar.tsx';
import { useListFilters } from './FiltersContext.ts';
import { ListFailed, NoMatch, NothingYet } from './NoRows.tsx';
import { Pager } from './Pager.tsx';
import { RowCards } from './RowCards.tsx';
import { RowsTable } from './RowsTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { TotalProvider } from './TotalProvider.tsx';
import { useColumns } from './useColumns.ts';
import { useWays } from './useWays.tsx';

/** List page: header, toolbar, rows or an empty state, pager and bulk actions. */
export const ListScreen = ({ definition }: { definition: Definition }) => (
  <TotalProvider definition={definition}>
    <Shown definition={definition} />
  </TotalProvider>
);

const Shown = ({ definition }: { definition: Definition }) => {
  const say = useWords();
  const names = useNames(definition);
  const may = useMay();
  const leaving = useLeaving();
  const acts = useActs(definition);
  const columns = useColumns(definition);
  const exporting = useExport(definition);
  const { values } = useListFilters();
  const list = useListContext<AnyRecord>();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });

  const { total, isPending, isPaused, error, data } = list;
  const filtered = Object.keys(values).length > 0;
  const failed = error !== null || (isPaused && isPending);
  const counted = names.of('count', { smart_count: total ?? 0 });
  const add =
    definition.paths.create && may(definition.rights.create) ? (
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        component={Link}
        to={definition.paths.create}
        {...leaving}
      >
        {names.of('page.create')}
      </Button>
    ) : null;
  const ways = useWays(definition);
  const mayExport = !definition.rights.export || may(definition.rights.export);
  const fields = columns.shown.map(({ field }) => field);

  return (
    <>
      <PageHead
        title={names.of('name')}
        description={
          <span aria-live="polite">
            {total === undefined
              ? say('list.counting')
              : filtered
                ? say('list.filtered', { what: counted })
                : counted}
            {total && definition.CountNote ? <definition.CountNote /> : null}
          </span>
        }
        aside={isPhone ? null : ways.buttons}
        action={add}
        secondary={isPhone ? ways.all : ways.rest}
      />
      <ListToolbar
        definition={definition}
        columns={columns}
        isPhone={isPhone}
        onExport={mayExport ? file => void exporting.start(fields, undefined, file) : undefined}
      />
      {failed ? (
        <ListFailed
          detail={error?.message ?? say('app.offline')}
          stale={data !== undefined}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {failed && data === undefined ? null : total === 0 ? (
        filtered ? (
          <NoMatch definition={definition} />
        ) : (
          <NothingYet definition={definition} first={add ?? ways.buttons} />
        )
      ) : isPhone ? (
        <RowCards definition={definition} />
      ) : (
        <Box sx={{ minWidth: 0 }}>
          <RowsTable definition={definition} columns={columns.shown} acts={acts} />
        </Box>
      )}
      <Pager />
      {!isPhone && list.selectedIds.length > 0 ? (
        <BulkBar
          definition={definition}
          acts={acts}
          filter={values}
          onExport={mayExport ? ids => void exporting.start(fields, ids) : undefined}
        />
      ) : null}
      {exporting.running ? (
        <ExportProgressDialog progress={exporting.running} onStop={exporting.stop} />
      ) : null}
    </>
  );
};

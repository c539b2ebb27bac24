import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { useActions } from '../actions/useActions.ts';
import { DownloadDialogs } from '../export/DownloadDialogs.tsx';
import { ExportProgressDialog } from '../export/ExportProgressDialog.tsx';
import { useExport } from '../export/useExport.ts';
import type { AnyRecord, ResourceSpec, ServerExport } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { useListLinkState } from './backLink.ts';
import { BulkBar } from './BulkBar.tsx';
import { useListFilters } from './filters/ListFiltersContext.ts';
import { ListError, NoMatches, EmptyList } from './ListStates.tsx';
import { Pager } from './Pager.tsx';
import { PhoneToolbar } from './PhoneToolbar.tsx';
import { RowCards } from './rows/RowCards.tsx';
import { RowsTable } from './rows/RowsTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ListTotalProvider, useCountedRows } from './ListTotalProvider.tsx';
import { useListColumns } from './columns/useListColumns.ts';
import { useListLinks } from './useListLinks.tsx';

/** List page: header, toolbar, rows or an empty state, pager and bulk actions. */
export const ListScreen = ({ definition }: { definition: ResourceSpec }) => (
  <ListTotalProvider definition={definition}>
    <ListContent definition={definition} />
  </ListTotalProvider>
);

const ListContent = ({ definition }: { definition: ResourceSpec }) => {
  const t = useMessages();
  const names = useResourceMessages(definition);
  const can = usePermission();
  const linkState = useListLinkState();
  const actions = useActions(definition);
  const columns = useListColumns(definition);
  const exportState = useExport(definition);
  const { values } = useListFilters();
  const list = useListContext<AnyRecord>();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });

  const { total, isPending, isPaused, error, data } = list;
  const isFiltered = Object.keys(values).length > 0;
  const hasFailed = error !== null || (isPaused && isPending);
  const { counted = 0, hasMore } = useCountedRows();
  const countLabel = names.count(counted);
  const createButton =
    definition.paths.create && can(definition.rights.create) ? (
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        component={Link}
        to={definition.paths.create}
        {...linkState}
      >
        {names.t('page.create')}
      </Button>
    ) : null;
  const links = useListLinks(definition);
  const primaryAction = createButton ?? links.primary;
  const otherLinks = createButton ? links.all : links.others;
  const canExport = !definition.rights.export || can(definition.rights.export);
  const fields = columns.visible.map(({ field }) => field);
  const exportList = canExport
    ? (file?: ServerExport) => void exportState.start(fields, undefined, file)
    : undefined;

  return (
    <>
      <PageHeader
        title={names.t('name')}
        description={
          <span aria-live="polite">
            {total === undefined
              ? t('list.counting')
              : isFiltered
                ? t(hasMore ? 'list.filtered_more' : 'list.filtered', { what: countLabel })
                : countLabel}
            {total && definition.CountNote ? <definition.CountNote /> : null}
          </span>
        }
        action={primaryAction}
        moreActions={isPhone ? [] : otherLinks}
      />
      {definition.ListNotice ? <definition.ListNotice /> : null}
      {isPhone ? (
        <PhoneToolbar definition={definition} links={otherLinks} onExport={exportList} />
      ) : (
        <ListToolbar definition={definition} columns={columns} onExport={exportList} />
      )}
      {hasFailed ? (
        <ListError
          detail={error?.message ?? t('app.offline')}
          error={error}
          hasStaleRows={data !== undefined}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {hasFailed && data === undefined ? null : total === 0 ? (
        isFiltered ? (
          <NoMatches definition={definition} />
        ) : (
          <EmptyList definition={definition} firstStep={primaryAction} />
        )
      ) : isPhone ? (
        <RowCards definition={definition} />
      ) : (
        <Box sx={{ minWidth: 0 }}>
          <RowsTable definition={definition} columns={columns.visible} actions={actions} />
        </Box>
      )}
      <Pager />
      {!isPhone && list.selectedIds.length > 0 ? (
        <BulkBar
          definition={definition}
          actions={actions}
          filter={values}
          onExport={canExport ? ids => void exportState.start(fields, ids) : undefined}
        />
      ) : null}
      {exportState.progress ? (
        <ExportProgressDialog progress={exportState.progress} onStop={exportState.stop} />
      ) : null}
      <DownloadDialogs download={exportState.download} />
    </>
  );
};

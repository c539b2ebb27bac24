import { useState } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import type { Action } from '../actions/action.ts';
import { LazyActionDialog } from '../actions/LazyActionDialog.tsx';
import { useActions } from '../actions/useActions.ts';
import { DownloadDialogs } from '../export/DownloadDialogs.tsx';
import { ExportProgressDialog } from '../export/ExportProgressDialog.tsx';
import { useExport } from '../export/useExport.ts';
import type { AnyRecord, ResourceSpec, ServerExport } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';
import { BulkBar } from './BulkBar.tsx';
import { useListFilters } from './filters/ListFiltersContext.ts';
import { ListError, NoMatches, EmptyList } from './ListStates.tsx';
import { Pager } from './Pager.tsx';
import { PhoneToolbar } from './PhoneToolbar.tsx';
import { RowCards } from './rows/RowCards.tsx';
import { RowsTable } from './rows/RowsTable.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ListTotalProvider, useCountedRows } from './ListTotalProvider.tsx';
import { useListColumns } from './columns/useListColumns.ts';

/** List page: header, toolbar, rows or an empty state, pager and bulk actions. */
export const ListScreen = ({ definition }: { definition: ResourceSpec }) => (
  <ListTotalProvider definition={definition}>
    <ListContent definition={definition} />
  </ListTotalProvider>
);

const ListContent = ({ definition }: { definition: ResourceSpec }) => {
  const t = useMessages();
  const can = usePermission();
  const actions = useActions(definition);
  const columns = useListColumns(definition);
  const exportState = useExport(definition);
  const { values } = useListFilters();
  const list = useListContext<AnyRecord>();
  const isPhone = useIsPhone();

  const { total, isPending, isPaused, error, data } = list;
  const isFiltered = Object.keys(values).length > 0;
  const hasFailed = error !== null || (isPaused === true && isPending);
  const { counted, hasMore } = useCountedRows();
  const canExport = !definition.rights.export || can(definition.rights.export);
  const fields = columns.visible.map(({ field }) => field);
  const startExport = useEvent(
    (file?: ServerExport) => void exportState.start(fields, undefined, file),
  );
  const onExport = canExport ? startExport : undefined;
  // Here, because a failed action says why also when its row has left the list meanwhile.
  const [pending, setPending] = useState<{ action: Action; record: AnyRecord }>();
  const openAction = useEvent((action: Action, record: AnyRecord) =>
    setPending({ action, record }),
  );

  return (
    <>
      <ListHeader
        columns={columns.visible}
        {...{ definition, total, counted, hasMore, isFiltered, hasFailed, isPhone }}
      />
      {definition.ListNotice ? <definition.ListNotice /> : null}
      {isPhone ? (
        <PhoneToolbar definition={definition} onExport={onExport} />
      ) : (
        <ListToolbar definition={definition} columns={columns} onExport={onExport} />
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
          <EmptyList definition={definition} />
        )
      ) : isPhone ? (
        <RowCards definition={definition} />
      ) : (
        <RowsTable
          definition={definition}
          columns={columns.visible}
          isCompact={columns.isCompact}
          actions={actions}
          onAction={openAction}
        />
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
      {pending ? (
        <LazyActionDialog
          definition={definition}
          action={pending.action}
          records={[data?.find(({ id }) => id === pending.record.id) ?? pending.record]}
          onClose={() => setPending(undefined)}
          onDone={({ done }) => {
            const processedIds = new Set(done.map(({ id }) => id));
            list.onSelect(list.selectedIds.filter((id: AnyRecord['id']) => !processedIds.has(id)));
          }}
        />
      ) : null}
      {exportState.progress ? (
        <ExportProgressDialog progress={exportState.progress} onStop={exportState.stop} />
      ) : null}
      <DownloadDialogs download={exportState.download} />
    </>
  );
};

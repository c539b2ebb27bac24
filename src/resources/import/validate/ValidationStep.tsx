import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Import } from '#contract/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ListError } from '#src/ui/list/ListStates.tsx';
import { PaginationBar } from '#src/ui/list/Pager.tsx';
import { queryErrorMessage, useAttentionCount, useImportRows } from '../useImport.ts';
import { IssueCodeFilter } from './IssueCodeFilter.tsx';
import { IssueGroups } from './IssueGroups.tsx';
import { ImportRows } from './rows/ImportRows.tsx';
import { ResultCounts } from './ResultCounts.tsx';
import { useRowFilter } from './useRowFilter.ts';

/** Validation step: result counts, groups of rows with the same issue, and the rows themselves. */
export const ValidationStep = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const attention = useAttentionCount(importRecord.id);
  const view = useRowFilter(attention);
  const { data, error, isPlaceholderData, refetch } = useImportRows(importRecord.id, view.query);
  if (!importRecord.barisTersedia) {
    return <Alert severity="info">{t('resources.import.validate.rows_deleted')}</Alert>;
  }
  const next = () => view.set({ hal: String(view.page + 1) });
  const hasNext = data?.nextPage != null;

  /**
   * Called when the last row of the page is valid. Under a filter, corrected rows drop out and the
   * following rows move up, so the same page is fetched again.
   */
  const advance = async () => {
    if (view.resultFilter === 'semua' && view.kode === undefined) {
      if (hasNext) next();
      return;
    }
    const { data: refetched } = await refetch();
    if (refetched?.data.length === 0 && view.page > 1) view.set({});
  };

  return (
    <>
      <ResultCounts importRecord={importRecord} attentionCount={attention} view={view} />
      {importRecord.status === 'DIPERIKSA' ? (
        <IssueGroups
          importRecord={importRecord}
          onShowRows={kode => view.set({ tampil: 'perlu', kode })}
        />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <IssueCodeFilter importRecord={importRecord} view={view} />
        {importRecord.status === 'DIPERIKSA' ? (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ ml: 'auto', display: { xs: 'none', md: 'block' } }}
          >
            {t('resources.import.validate.keyboard')}
          </Typography>
        ) : null}
      </Box>
      {error ? (
        <ListError
          detail={queryErrorMessage(error)}
          hasStaleRows={data !== undefined}
          onRetry={() => void refetch()}
        />
      ) : null}
      {error && !data ? null : (
        <ImportRows
          importRecord={importRecord}
          rows={data?.data}
          isStale={isPlaceholderData}
          isEmptyMeansValid={view.resultFilter === 'perlu' && view.kode === undefined}
          onEnd={advance}
          onNext={hasNext ? next : undefined}
        />
      )}
      {data && data.totalRecords > 0 ? (
        <PaginationBar
          page={view.page}
          perPage={view.perPage}
          total={data.totalRecords}
          setPage={page => view.set({ hal: String(page) })}
          setPerPage={size => view.set({ baris: String(size) })}
        />
      ) : null}
    </>
  );
};

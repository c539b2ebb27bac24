import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ListError } from '#src/kit/list/ListStates.tsx';
import { Card } from '#src/kit/page/ListBox.tsx';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { queryErrorMessage, useImportRows } from '../useImport.ts';
import type { RowFilter } from './useRowFilter.ts';

const ImportGrid = lazyComponent(async () => (await import('./grid/ImportGrid.tsx')).ImportGrid);
const ImportCards = lazyComponent(async () => (await import('./rows/ImportCards.tsx')).ImportCards);

/** Number of rows loaded at a time; the grid renders only those in view, the cards all of them. */
const gridPageSize = 500;
const cardPageSize = 20;

/** Height of the grid, in pixels, until it is loaded. */
const gridHeight = 564;

/** The rows of the filter: a grid, or cards on a phone. */
export const ImportRows = ({ importRecord, view }: { importRecord: Import; view: RowFilter }) => {
  const isPhone = useIsPhone();
  const {
    data,
    error,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useImportRows(importRecord.id, view.query, isPhone ? cardPageSize : gridPageSize);
  const rows = data?.pages.flatMap(page => page.rows);
  const shown = {
    importRecord,
    isStale: isPlaceholderData,
    onMore: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
  };
  // As tall as the rows that follow, so that nothing moves when they arrive.
  const placeholder = <Skeleton variant="rounded" height={isPhone ? '100vh' : gridHeight} />;
  return (
    <>
      {error ? (
        <ListError
          detail={queryErrorMessage(error)}
          hasStaleRows={data !== undefined}
          onRetry={() => void refetch()}
        />
      ) : null}
      {rows === undefined ? (
        error ? null : (
          placeholder
        )
      ) : rows.length === 0 ? (
        <EmptyRows isAllValid={view.resultFilter === 'perlu' && view.kode === undefined} />
      ) : isPhone ? (
        <Suspense fallback={placeholder}>
          <ImportCards {...shown} rows={rows} />
        </Suspense>
      ) : (
        <Suspense fallback={placeholder}>
          <ImportGrid {...shown} rows={rows} hasMore={hasNextPage} />
        </Suspense>
      )}
    </>
  );
};

const EmptyRows = ({ isAllValid }: { isAllValid: boolean }) => {
  const t = useMessages();
  return (
    <Card sx={{ textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {t(isAllValid ? 'resources.import.validate.all_valid' : 'resources.import.validate.none')}
      </Typography>
      {isAllValid ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('resources.import.validate.all_valid_text')}
        </Typography>
      ) : null}
    </Card>
  );
};

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { importCalls, type ImportRow, type Import } from '#contract/import/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Polling interval for save progress, in ms. */
const pollIntervalMs = 1000;

/** react-query key of one import. */
export const importKey = (id: number) => ['import', 'change', id] as const;
const importRowsKey = (id: number) => ['import', 'rows', id] as const;
const issueGroupsKey = (id: number) => ['import', 'issueGroups', id] as const;

/** Returns the message of a query error. */
export const queryErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Query of one import; polls while the import is being saved. */
export function useImport(id: number, isSaving: boolean) {
  const { call } = useApi();
  return useQuery({
    queryKey: importKey(id),
    queryFn: ({ signal }) => call(importCalls.get, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (isSaving || state.data?.kemajuan ? pollIntervalMs : false),
    retry: shouldRetry,
  });
}

export type ImportRowsQuery = NonNullable<CallInput<typeof importCalls.rows>['query']>;

/**
 * Query of one page of import rows. Corrected rows stay in place until another page is requested:
 * a row that disappears while the user types could be mistaken for the next one.
 */
export function useImportRows(id: number, query: ImportRowsQuery | undefined) {
  const { call } = useApi();
  return useQuery({
    queryKey: [...importRowsKey(id), query],
    queryFn: ({ signal }) => call(importCalls.rows, { params: { id }, query }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Rows may have changed by the time the user returns to a page.
    gcTime: 0,
    retry: shouldRetry,
  });
}

/** Number of rows with at least one issue; undefined while loading. */
export function useAttentionCount(id: number): number | undefined {
  const { call } = useApi();
  const query = { bermasalah: 'true', pageSize: 1 };
  const { data } = useQuery({
    queryKey: ['import', 'attention', id],
    queryFn: async ({ signal }) =>
      (await call(importCalls.rows, { params: { id }, query }, { signal })).totalRecords,
    retry: shouldRetry,
  });
  return data;
}

/** Query of the groups of rows that share one issue. */
export function useIssueGroups(id: number) {
  const { call } = useApi();
  return useQuery({
    queryKey: issueGroupsKey(id),
    queryFn: ({ signal }) =>
      call(importCalls.issueGroups, { params: { id }, query: {} }, { signal }),
    placeholderData: keepPreviousData,
    retry: shouldRetry,
  });
}

type ImportRowsPage = NonNullable<ReturnType<typeof useImportRows>['data']>;

/** Cache updates for one import: stores server responses and invalidates dependent queries. */
export function useImportCache(id: number) {
  const client = useQueryClient();
  return {
    /** Keeps the newest version, because responses may arrive out of order. */
    setImport(importRecord: Import): void {
      client.setQueryData<Import>(importKey(id), cached =>
        cached && cached.version > importRecord.version ? cached : importRecord,
      );
    },
    setRow(row: ImportRow): void {
      client.setQueriesData<ImportRowsPage>(
        { queryKey: importRowsKey(id) },
        page =>
          page && { ...page, data: page.data.map(one => (one.nomor === row.nomor ? row : one)) },
      );
    },
    /** Invalidates the queries that aggregate rows: issue groups and the attention count. */
    invalidateCounts(): void {
      void client.invalidateQueries({ queryKey: issueGroupsKey(id) });
      void client.invalidateQueries({ queryKey: ['import', 'attention', id] });
    },
    invalidateRows: () => client.invalidateQueries({ queryKey: importRowsKey(id) }),
    invalidateImport: () => client.invalidateQueries({ queryKey: importKey(id) }),
  };
}

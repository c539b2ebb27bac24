import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { imporCalls, type Baris, type Impor } from '#contract/impor/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';

/** Polling interval for save progress, in ms. */
const every = 1000;

/** react-query key of one import. */
export const changeKey = (id: number) => ['impor', 'change', id] as const;
const rowsKey = (id: number) => ['impor', 'rows', id] as const;
const problemsKey = (id: number) => ['impor', 'problems', id] as const;

/** Returns the message of a query error. */
export const sentence = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Query of one import; polls while the import is being saved. */
export function useChange(id: number, isSaving: boolean) {
  const { call } = useApi();
  return useQuery({
    queryKey: changeKey(id),
    queryFn: ({ signal }) => call(imporCalls.get, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (isSaving || state.data?.kemajuan ? every : false),
    retry: isWorthRetrying,
  });
}

export type RowsAsked = NonNullable<CallInput<typeof imporCalls.rows>['query']>;

/**
 * Query of one page of import rows. Corrected rows stay in place until another page is requested:
 * a row that disappears while the user types could be mistaken for the next one.
 */
export function useRows(id: number, query: RowsAsked | undefined) {
  const { call } = useApi();
  return useQuery({
    queryKey: [...rowsKey(id), query],
    queryFn: ({ signal }) => call(imporCalls.rows, { params: { id }, query }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Rows may have changed by the time the user returns to a page.
    gcTime: 0,
    retry: isWorthRetrying,
  });
}

/** Number of rows with at least one issue; undefined while loading. */
export function useAttention(id: number): number | undefined {
  const { call } = useApi();
  const query = { bermasalah: 'true', pageSize: 1 };
  const { data } = useQuery({
    queryKey: ['impor', 'attention', id],
    queryFn: async ({ signal }) =>
      (await call(imporCalls.rows, { params: { id }, query }, { signal })).totalRecords,
    retry: isWorthRetrying,
  });
  return data;
}

/** Query of the groups of rows that share one issue. */
export function useProblems(id: number) {
  const { call } = useApi();
  return useQuery({
    queryKey: problemsKey(id),
    queryFn: ({ signal }) => call(imporCalls.problems, { params: { id }, query: {} }, { signal }),
    placeholderData: keepPreviousData,
    retry: isWorthRetrying,
  });
}

type Rows = NonNullable<ReturnType<typeof useRows>['data']>;

/** Cache updates for one import: stores server responses and invalidates dependent queries. */
export function useAnswers(id: number) {
  const client = useQueryClient();
  return {
    /** Keeps the newest version, because responses may arrive out of order. */
    take(impor: Impor): void {
      client.setQueryData<Impor>(changeKey(id), held =>
        held && held.version > impor.version ? held : impor,
      );
    },
    takeRow(row: Baris): void {
      client.setQueriesData<Rows>(
        { queryKey: rowsKey(id) },
        page =>
          page && { ...page, data: page.data.map(one => (one.nomor === row.nomor ? row : one)) },
      );
    },
    /** Invalidates the queries that aggregate rows: issue groups and the attention count. */
    renewCounts(): void {
      void client.invalidateQueries({ queryKey: problemsKey(id) });
      void client.invalidateQueries({ queryKey: ['impor', 'attention', id] });
    },
    renewRows: () => client.invalidateQueries({ queryKey: rowsKey(id) }),
    renewChange: () => client.invalidateQueries({ queryKey: changeKey(id) }),
  };
}

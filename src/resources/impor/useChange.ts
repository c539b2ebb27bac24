import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { imporCalls, type Baris, type Impor } from '#contract/impor/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';

/** How often saving is asked how far it is, in ms. */
const every = 1000;

/** Where an upload lies in the memory of answers. */
export const changeKey = (id: number) => ['impor', 'change', id] as const;
const rowsKey = (id: number) => ['impor', 'rows', id] as const;
const problemsKey = (id: number) => ['impor', 'problems', id] as const;

/** A failed question, in a sentence. */
export const sentence = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** One upload; asked for again and again while it is being saved. */
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
 * A page of an upload's rows. What is mended stays where it stands until another page is asked for:
 * rows that jumped away under the hands of who mends them would be mistaken for others.
 */
export function useRows(id: number, query: RowsAsked | undefined) {
  const { call } = useApi();
  return useQuery({
    queryKey: [...rowsKey(id), query],
    queryFn: ({ signal }) => call(imporCalls.rows, { params: { id }, query }, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // A page that is left is asked for anew when one comes back: its rows may be others by then.
    gcTime: 0,
    retry: isWorthRetrying,
  });
}

/** How many rows have anything to look at; undefined while that is not known. */
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

/** The groups of rows that have the same fault. */
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

/** Puts what the server answered in the place of what it answered before. */
export function useAnswers(id: number) {
  const client = useQueryClient();
  return {
    /** Answers may overtake each other; the newest stays. */
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
    /** What is known of the rows together is asked anew. */
    renewCounts(): void {
      void client.invalidateQueries({ queryKey: problemsKey(id) });
      void client.invalidateQueries({ queryKey: ['impor', 'attention', id] });
    },
    renewRows: () => client.invalidateQueries({ queryKey: rowsKey(id) }),
    renewChange: () => client.invalidateQueries({ queryKey: changeKey(id) }),
  };
}

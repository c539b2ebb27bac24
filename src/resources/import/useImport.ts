import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { CallInput } from '#contract/core/endpoint.ts';
import { importCalls, type ImportRow, type Import } from '#contract/domains/import/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { callKey, useCall } from '#src/providers/data/useCall.ts';

/** Polling interval for save progress, in ms. */
const pollIntervalMs = 1000;

/** react-query key of one import. */
export const importKey = (id: number) => ['import', 'change', id] as const;
const importRowsKey = (id: number) => ['import', 'rows', id] as const;

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
  });
}

/** Filter of the rows. */
export type RowsQuery = Pick<
  NonNullable<CallInput<typeof importCalls.rows>['query']>,
  'hasil' | 'kode' | 'isian' | 'perhatian'
>;

/** A loaded row. */
export interface LoadedRow extends ImportRow {
  /** Fields that have had an issue or were repaired since the row was loaded, within the filter. */
  readonly isian: readonly string[];
}

interface RowsPage {
  readonly rows: readonly LoadedRow[];
  readonly total: number;
  readonly hasMore: boolean;
}

/**
 * Returns the fields to show: those with an issue, only those of the filter's issue if it names one,
 * and otherwise also the repaired ones.
 */
const fieldsToShow = ({ temuan, dipulihkan }: ImportRow, { kode, isian }: RowsQuery): string[] => [
  ...new Set([
    ...temuan
      .filter(one => (!kode || one.code === kode) && (!isian || one.field === isian))
      .map(one => one.field),
    ...(kode || isian ? [] : dipulihkan),
  ]),
];

/**
 * Query of the rows in file order, loaded as the user reaches them. Corrected rows stay in place: a
 * row that disappears while the user types could be mistaken for the next one.
 */
export function useImportRows(id: number, filter: RowsQuery | undefined, pageSize: number) {
  const { call } = useApi();
  return useInfiniteQuery({
    queryKey: [...importRowsKey(id), filter],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<RowsPage> => {
      const query = { ...filter, pageSize, ...(pageParam > 0 ? { setelah: pageParam } : {}) };
      const answer = await call(importCalls.rows, { params: { id }, query }, { signal });
      return {
        rows: answer.data.map(row => ({ ...row, isian: fieldsToShow(row, filter ?? {}) })),
        total: answer.totalRecords,
        hasMore: answer.nextPage !== null,
      };
    },
    getNextPageParam: ({ hasMore, rows }) => (hasMore ? rows.at(-1)?.nomor : undefined),
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Rows may have changed by the time the user returns to a filter.
    gcTime: 0,
  });
}

/** Query of sample values by column of the file; personal data, which leaves the memory after the step. */
export const useColumnSamples = (id: number) =>
  useCall('import', importCalls.columnSamples, { params: { id }, query: {} }, { isSnapshot: true });

const attentionInput = (id: number) => ({
  params: { id },
  query: { perhatian: 'true' as const, pageSize: 1 },
});

/** Number of rows with an issue or a change of a registered person; undefined while loading. */
export const useAttentionCount = (id: number): number | undefined =>
  useCall('import', importCalls.rows, attentionInput(id), {
    select: ({ totalRecords }) => totalRecords,
  }).data;

/** Query of what an undo would do now; participants may have changed since the page was opened. */
export const useUndoPreview = (id: number) =>
  useCall('import', importCalls.undoPreview, { params: { id } });

const issueGroupsInput = (id: number) => ({ params: { id }, query: {} });

/** Query of the groups of rows that share one issue. */
export const useIssueGroups = (id: number) =>
  useCall('import', importCalls.issueGroups, issueGroupsInput(id), { keepsPrevious: true });

/** Returns the loaded row with a newer state; without a filter, new issues are added to it. */
const updateRow = (before: LoadedRow, row: ImportRow, { kode }: RowsQuery): LoadedRow => ({
  ...row,
  isian: kode ? before.isian : [...new Set([...before.isian, ...fieldsToShow(row, {})])],
});

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
    setRows(rows: readonly ImportRow[]): void {
      const byNumber = new Map(rows.map(row => [row.nomor, row]));
      for (const [key, data] of client.getQueriesData<InfiniteData<RowsPage>>({
        queryKey: importRowsKey(id),
      })) {
        if (!data) continue;
        const filter = (key[3] ?? {}) as RowsQuery;
        const pages = data.pages.map(page => ({
          ...page,
          rows: page.rows.map(before => {
            const row = byNumber.get(before.nomor);
            return row ? updateRow(before, row, filter) : before;
          }),
        }));
        client.setQueryData(key, { ...data, pages });
      }
    },
    /** Invalidates the queries that aggregate rows: issue groups and the attention count. */
    invalidateCounts(): void {
      void client.invalidateQueries({
        queryKey: callKey('import', importCalls.issueGroups, issueGroupsInput(id)),
      });
      void client.invalidateQueries({
        queryKey: callKey('import', importCalls.rows, attentionInput(id)),
      });
    },
    invalidateRows: () => client.invalidateQueries({ queryKey: importRowsKey(id) }),
    invalidateImport: () => client.invalidateQueries({ queryKey: importKey(id) }),
  };
}

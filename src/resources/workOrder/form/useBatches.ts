import { useQueries } from '@tanstack/react-query';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { BatchesByLine } from './formContext.ts';

interface BatchesOptions {
  /** The order lines. */
  readonly ids: readonly number[];
  /** Planned day of arrival; today when undefined. */
  readonly tanggalTiba?: string | undefined;
  /** The opened work order, whose own doses count as left. */
  readonly idWorkOrder?: number | undefined;
}

/** Queries the usable batches of order lines; `data` is undefined until all are known. */
export function useBatches({ ids, tanggalTiba, idWorkOrder }: BatchesOptions): {
  readonly data: BatchesByLine | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
} {
  const { call } = useApi();
  return useQueries({
    queries: ids.map(id => ({
      queryKey: ['workOrderBatches', id, tanggalTiba, idWorkOrder],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(
          workOrderCalls.batches,
          { params: { id }, query: { tanggalTiba, idWorkOrder } },
          { signal },
        ),
      // Other work orders may take doses between two forms, but not while one is filled in.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    })),
    combine: results => ({
      data: results.every(({ data }) => data !== undefined)
        ? new Map(ids.map((id, at) => [id, results[at]?.data ?? []]))
        : undefined,
      error: results.find(({ error }) => error)?.error ?? null,
      refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
}

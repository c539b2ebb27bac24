import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import type { MoneyOverviewRow } from '#contract/domains/invoice/record.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Filters of the overview; without months the server takes those of this year. */
export interface OverviewFilter {
  /** First and last month, `YYYY-MM`. */
  readonly dari?: string;
  readonly sampai?: string;
  readonly idBHBU?: string;
}

/** The amounts of a row. */
export const moneyColumns = [
  'akanDitagih',
  'diterbitkan',
  'jatuhTempo',
  'dibayar',
  'penghapusan',
  'selisih',
] as const satisfies readonly (keyof MoneyOverviewRow)[];

const rowsPerPage = 100;

/** Queries the overview, the latest month first, page after page. */
export function useOverview(filter: OverviewFilter, enabled: boolean) {
  const { call } = useApi();
  return useInfiniteQuery({
    queryKey: ['invoice', 'overview', filter],
    queryFn: ({ signal, pageParam }) => {
      const sort = { sortBy: 'bulan', sortOrder: 'desc' } as const;
      const query = { ...filter, ...sort, pageNumber: pageParam, pageSize: rowsPerPage };
      return call(invoiceCalls.overview, { query }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ nextPage }) => nextPage ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
    retry: shouldRetry,
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { temperatureCalls } from '#contract/domains/stock/temperature.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Filters of the readings. */
export interface ReadingsFilter {
  readonly idFaskes?: string;
  /** First and last day. */
  readonly dari?: string;
  readonly sampai?: string;
  readonly diLuarBatas?: 'true';
  /** Limits them to the last seven days. */
  readonly terbaru?: 'true';
}

/** Queries a page of the readings, the newest first. */
export function useReadings(
  filter: ReadingsFilter,
  page: number,
  { perPage, enabled }: { readonly perPage: number; readonly enabled: boolean },
) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['temperature', filter, page, perPage],
    queryFn: ({ signal }) => {
      const sort = { sortBy: 'waktu', sortOrder: 'desc' } as const;
      const query = { ...filter, ...sort, pageNumber: page, pageSize: perPage };
      return call(temperatureCalls.list, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled,
    retry: shouldRetry,
  });
}

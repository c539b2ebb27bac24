import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/core/endpoint.ts';
import { maxPageSize } from '#contract/core/list.ts';
import { settlementCalls } from '#contract/domains/order/settlement.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

type Query = NonNullable<CallInput<typeof settlementCalls.settlements>['query']>;

/** Queries the settlements of terminated orders, the oldest first. */
export function useSettlements(filter: Pick<Query, 'idOrder' | 'status'>) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['order', 'settlements', filter],
    queryFn: ({ signal }) =>
      call(
        settlementCalls.settlements,
        { query: { ...filter, sortBy: 'createdAt', sortOrder: 'asc', pageSize: maxPageSize } },
        { signal },
      ),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
}

import { useQuery } from '@tanstack/react-query';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Queries the work orders of an order and its amendments, the oldest first. */
export function useShipmentsOfOrder(idOrder: number) {
  const { call } = useApi();
  return useQuery({
    // Below the key of work orders, so that their actions invalidate it.
    queryKey: ['workOrder', 'ofOrder', idOrder],
    queryFn: ({ signal }) => call(workOrderCalls.ofOrder, { params: { id: idOrder } }, { signal }),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
}

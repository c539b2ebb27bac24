import { useQuery } from '@tanstack/react-query';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Queries an order with its lines; null means no order. */
export function useOrder(id: number | null) {
  const { call } = useApi();
  return useQuery({
    // Below the order's key, so that its actions invalidate it.
    queryKey: ['order', 'withLines', id],
    queryFn: ({ signal }) => call(orderCalls.get, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
    retry: shouldRetry,
  });
}

import { useQuery } from '@tanstack/react-query';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Query for the agreement of an order; null when it has none of its own. */
export function usePksOfOrder(id: number) {
  const { call } = useApi();
  const can = usePermission();
  return useQuery({
    // Below the order's key, so that its actions invalidate it.
    queryKey: ['order', 'pks', id],
    queryFn: ({ signal }) => call(pksCalls.ofOrder, { params: { id } }, { signal }),
    enabled: can('pks.read'),
  });
}

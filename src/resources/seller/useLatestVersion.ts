import { useQuery } from '@tanstack/react-query';
import { sellerCalls } from '#contract/domains/seller.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Reads the latest approved version, which the next one replaces; null when there is none. */
export function useLatestVersion() {
  const { call } = useApi();
  return useQuery({
    queryKey: ['seller', 'latestApproved'],
    queryFn: async ({ signal }) => {
      const query = {
        status: 'DISETUJUI',
        sortBy: 'berlakuMulai',
        sortOrder: 'desc',
        pageSize: 1,
      } as const;
      const { data } = await call(sellerCalls.list, { query }, { signal });
      return data[0] ?? null;
    },
    retry: shouldRetry,
  });
}

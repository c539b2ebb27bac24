import { QueryClient } from '@tanstack/react-query';

/** Retries network failures and 5xx responses up to twice; 4xx responses are final. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return !(typeof status === 'number' && status >= 400 && status < 500) && failures < 2;
}

/**
 * The browser's offline state is ignored, because the server may be on this machine or in a closed
 * network; a failed save is then reported at once instead of being paused.
 */
const networkMode = 'always';

/** Creates the query client of one user's session. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Five seconds: long enough to go back without a refetch, short enough to show other users'
      // changes.
      queries: { networkMode, refetchOnReconnect: true, retry: shouldRetry, staleTime: 5_000 },
      mutations: { networkMode, retry: false },
    },
  });

import { QueryClient } from '@tanstack/react-query';

/** A refusal stays one however often it is asked; what never reached the server may do so yet. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return !(typeof status === 'number' && status >= 400 && status < 500) && failures < 2;
}

/**
 * A browser that believes it is offline may reach the server all the same, on this machine or in a
 * closed network; and where it does not, who saves is told at once rather than kept waiting.
 */
const networkMode = 'always';

/** The memory of what the server answered, for one person's stay. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Long enough to go back without waiting, short enough to see colleagues' work.
      queries: { networkMode, refetchOnReconnect: true, retry: isWorthRetrying, staleTime: 5_000 },
      mutations: { networkMode, retry: false },
    },
  });

import { QueryClient } from '@tanstack/react-query';
import type { CallError } from './api/http.ts';
import { spreadDelay } from './api/spreadDelay.ts';

/** The longest `Retry-After` in seconds that a query waits by itself. */
const maxAutomaticWait = 30;

/**
 * Retries network failures and 5xx responses up to twice. 4xx responses are final, and so is one
 * that asks to wait for long: its message says for how long.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  const { status, retryAfterSeconds = 0 } = (error ?? {}) as Partial<CallError>;
  const isFinal = typeof status === 'number' && status >= 400 && status < 500;
  return !isFinal && failures < 2 && retryAfterSeconds <= maxAutomaticWait;
}

/** Milliseconds before a retry: what `Retry-After` asks for, otherwise 1, 2, 4, … seconds. */
export function retryDelay(failures: number, error: unknown): number {
  const { retryAfterSeconds = 2 ** failures } = (error ?? {}) as Partial<CallError>;
  return Math.min(retryAfterSeconds, maxAutomaticWait) * 1000;
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
      queries: {
        networkMode,
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay: (failures, error) => spreadDelay(retryDelay(failures, error)),
        staleTime: 5_000,
      },
      mutations: { networkMode, retry: false },
    },
  });

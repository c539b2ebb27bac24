import { QueryClient } from '@tanstack/react-query';

/** A refusal stays one however often it is asked; what never reached the server may do so yet. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return !(typeof status === 'number' && status >= 400 && status < 500) && failures < 2;
}

/** The memory of what the server answered, for one person's stay. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Long enough to go back without waiting, short enough to see colleagues' work.
      queries: { retry: isWorthRetrying, staleTime: 5_000 },
      mutations: { retry: false },
    },
  });

import { useQuery } from '@tanstack/react-query';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { Call } from '#src/providers/api/http.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';

/** An answer that is there, has yet to come, or failed. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** One answer for the dashboard, asked anew each time that it is opened; one that fails leaves the others. */
export function useAsked<T>(
  name: string,
  ask: (call: Call, signal: AbortSignal) => Promise<T>,
): Asked<T> {
  const { call } = useApi();
  const { id } = useSignedIn();
  return useQuery({
    queryKey: ['dashboard', id, name],
    queryFn: ({ signal }) => ask(call, signal),
    refetchOnMount: 'always',
    retry: isWorthRetrying,
  });
}

import { useQuery } from '@tanstack/react-query';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { Call } from '#src/providers/api/http.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import type { Session } from '#src/providers/session.ts';

/** An answer that is there, has yet to come, or failed. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Under which name an answer of the dashboard is remembered, for one person. */
export const askedKey = (who: Pick<Session, 'id'>, name: string) =>
  ['dashboard', who.id, name] as const;

/** One answer for the dashboard, asked anew each time that it is opened; one that fails leaves the others. */
export function useAsked<T>(
  name: string,
  ask: (call: Call, signal: AbortSignal) => Promise<T>,
): Asked<T> {
  const { call } = useApi();
  const who = useSignedIn();
  return useQuery({
    queryKey: askedKey(who, name),
    queryFn: ({ signal }) => ask(call, signal),
    refetchOnMount: 'always',
    retry: isWorthRetrying,
  });
}

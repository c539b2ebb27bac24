import { useQuery } from '@tanstack/react-query';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { Call } from '#src/providers/api/http.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import type { Session } from '#src/providers/session.ts';

/** The part of a query result that panels use. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** react-query key of a dashboard query, per user. */
export const askedKey = (who: Pick<Session, 'id'>, name: string) =>
  ['dashboard', who.id, name] as const;

/** One dashboard query, refetched each time the dashboard opens; queries fail independently. */
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

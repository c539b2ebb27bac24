import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { Call } from '#src/providers/api/http.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import type { Session } from '#src/providers/session.ts';

/** The part of a query result that panels use. */
export interface DashboardQuery<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** react-query key of a dashboard query, per user. */
export const dashboardQueryKey = (session: Pick<Session, 'id'>, name: string) =>
  ['dashboard', session.id, name] as const;

/** Resolves in a task of its own, before which the browser can paint and answer the user. */
const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/**
 * One dashboard query, refetched each time the dashboard opens; queries fail independently. They are sent one
 * by one, and their data are rendered in steps, because there are many.
 */
export function useDashboardQuery<T>(
  name: string,
  fetchData: (call: Call, signal: AbortSignal) => Promise<T>,
): DashboardQuery<T> {
  const { call } = useApi();
  const session = useRequiredSession();
  const { data, isError, refetch } = useQuery({
    queryKey: dashboardQueryKey(session, name),
    queryFn: async ({ signal }) => {
      await nextTask();
      return fetchData(call, signal);
    },
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
  return { data: useDeferredValue(data), isError, refetch };
}

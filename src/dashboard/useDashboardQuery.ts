import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { FigureViewer } from '#src/kit/list/figures.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { Call } from '#src/providers/api/http.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { useFigureViewer } from './useFigureViewer.ts';

/** The companies to which the figures are limited, as the query of their calls. */
type FigureLimit = ReturnType<typeof useFigureViewer>['query'];

/** The part of a query result that panels use. */
export interface DashboardQuery<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What the keys of a dashboard query of a user begin with, whatever the figures are limited to. */
export const dashboardQueryPrefix = (userId: number, name: string) =>
  ['dashboard', userId, name] as const;

/** react-query key of a dashboard query, per user and limit of the figures. */
export const dashboardQueryKey = (
  { id, accountManagerId }: Pick<FigureViewer, 'accountManagerId' | 'id'>,
  name: string,
) => [...dashboardQueryPrefix(id, name), accountManagerId ?? null] as const;

/** Resolves in a task of its own, before which the browser can paint and answer the user. */
const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/**
 * One dashboard query, refetched each time the dashboard opens; queries fail independently. They are sent one
 * by one, and their data are rendered in steps, because there are many.
 */
export function useDashboardQuery<T>(
  name: string,
  fetchData: (call: Call, signal: AbortSignal, limit: FigureLimit) => Promise<T>,
): DashboardQuery<T> {
  const { call } = useApi();
  const { viewer, query, isPending } = useFigureViewer();
  const { data, isError, refetch } = useQuery({
    queryKey: dashboardQueryKey(viewer, name),
    queryFn: async ({ signal }) => {
      await nextTask();
      return fetchData(call, signal, query);
    },
    refetchOnMount: 'always',
    retry: shouldRetry,
    enabled: !isPending,
  });
  return { data: useDeferredValue(data), isError, refetch };
}

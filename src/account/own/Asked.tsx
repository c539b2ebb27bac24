import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { ServerDown } from '#src/layout/pages/ServerDown.tsx';
import { isWorthRetrying } from '#src/providers/queries.ts';

interface AskedProps<T> {
  /** Name in the query key. */
  name: string;
  ask: (signal: AbortSignal) => Promise<T>;
  children: (answer: T) => ReactNode;
}

/** Renders a screen from one query, refetched each time the screen opens. */
export function Asked<T>({ name, ask, children }: AskedProps<T>) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['own', name],
    queryFn: ({ signal }) => ask(signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    retry: isWorthRetrying,
  });
  if (error && data === undefined) return <ServerDown onRetry={() => void refetch()} />;
  if (data === undefined || !isFetchedAfterMount) return <Loading />;
  return children(data);
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { ServerDown } from '#src/layout/pages/ServerDown.tsx';
import { isWorthRetrying } from '#src/providers/queries.ts';

interface AskedProps<T> {
  /** What the answer is kept under. */
  name: string;
  ask: (signal: AbortSignal) => Promise<T>;
  children: (answer: T) => ReactNode;
}

/** A screen over one answer of the server, asked anew each time the screen is opened. */
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

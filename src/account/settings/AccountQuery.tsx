import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { shouldRetry } from '#src/providers/queryClient.ts';

interface AccountQueryProps<T> {
  /** Name in the query key. */
  queryName: string;
  fetchData: (signal: AbortSignal) => Promise<T>;
  children: (answer: T) => ReactNode;
}

/** Renders a screen from one query, refetched each time the screen opens. */
export function AccountQuery<T>({ queryName: name, fetchData, children }: AccountQueryProps<T>) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['own', name],
    queryFn: ({ signal }) => fetchData(signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    retry: shouldRetry,
  });
  if (error && data === undefined)
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isFetchedAfterMount) return <LoadingPage />;
  return children(data);
}

import type { ReactNode } from 'react';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { isNotFound } from '#src/providers/api/isNotFound.ts';

interface LoadedProps<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, or the pages for loading and for errors. */
export const Loaded = <T,>({ data, error, refetch, children }: LoadedProps<T>) => {
  // Also when an earlier answer is known: the record is gone now.
  if (isNotFound(error)) return <NotFoundPage />;
  if (data !== undefined) return children(data);
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
};

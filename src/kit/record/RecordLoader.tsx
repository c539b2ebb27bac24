import { useState, type ReactNode } from 'react';
import { EditBase, ShowBase, type ShowControllerResult } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import type { AnyRecord } from '../resource/definition.ts';

interface RecordLoaderProps<R> {
  resource: string;
  /** Whether the record is edited: it then stays while a newer one cannot be read. */
  isForm?: boolean;
  children: (record: R) => ReactNode;
}

/** Loads the record with the id from the URL, and shows the pages for loading and for errors. */
export const RecordLoader = <R extends AnyRecord = AnyRecord>({
  resource,
  isForm = false,
  children,
}: RecordLoaderProps<R>) => {
  const { id = '' } = useParams();
  const render = (state: LoadingState<R>) => (
    <LoadedRecord {...state} isForm={isForm}>
      {children}
    </LoadedRecord>
  );
  const props = {
    resource,
    id,
    // Route guards check the permissions; errors have their own pages instead of a redirect.
    disableAuthentication: true,
    redirectOnError: false,
    queryOptions: {
      // Rows of a list are cached as records without all fields, or are older.
      refetchOnMount: 'always',
      ...(isForm ? { refetchOnWindowFocus: false } : {}),
      retry: shouldRetry,
      onError: () => undefined,
    },
  } as const;
  return isForm ? (
    <EditBase<R> key={id} {...props} render={render} />
  ) : (
    <ShowBase<R> key={id} {...props} render={render} />
  );
};

type LoadingState<R extends AnyRecord> = Pick<
  ShowControllerResult<R>,
  'record' | 'error' | 'isFetching' | 'refetch'
>;

const LoadedRecord = <R extends AnyRecord>({
  record,
  error,
  isFetching,
  refetch,
  isForm,
  children,
}: LoadingState<R> & Required<Pick<RecordLoaderProps<R>, 'isForm' | 'children'>>) => {
  const [isFetched, setIsFetched] = useState(false);
  if (!isFetched && !isFetching && !error) setIsFetched(true);
  const isMissing = isNotFound(error);
  if (record && isFetched && (isForm || !isMissing)) return children(record);
  if (isMissing) return <NotFoundPage />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
};

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CallInput, CallResponse, Endpoint } from '#contract/core/endpoint.ts';
import { useApi } from '../api/ApiContext.ts';

interface CallOptions<A, T> {
  /** False as long as the input is not known or the user may not make the call. */
  readonly enabled?: boolean;
  /** Derives what the component shows from the answer. */
  readonly select?: (answer: A) => T;
  /** Whether the previous answer is shown until the one for another input arrives, such as the next page. */
  readonly keepsPrevious?: boolean;
  /**
   * Whether the answer is what a form or a document begins with: it is read when the component mounts, and not
   * replaced while the user works on it.
   */
  readonly isSnapshot?: boolean;
  /** Returns the milliseconds after which it is read again; false for never. */
  readonly pollInterval?: (answer: A | undefined) => number | false;
}

/**
 * Reads the answer of a call. It is requested when the component mounts, and again when records of `resource` change
 * (`invalidateResource`); an outdated request is cancelled.
 * @param resource the resource whose changes change the answer, which is not always the one that the call belongs to:
 * the invoices of an order change with the order
 */
export function useCall<E extends Endpoint, T = CallResponse<E>>(
  resource: string,
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions<CallResponse<E>, T> = {},
): UseQueryResult<T> {
  const { call } = useApi();
  const {
    enabled = true,
    select,
    keepsPrevious = false,
    isSnapshot = false,
    pollInterval,
  } = options;
  return useQuery<CallResponse<E>, Error, T>({
    queryKey: callKey(resource, endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled,
    ...(isSnapshot ? { meta: snapshotMeta } : {}),
    ...(select ? { select } : {}),
    ...(pollInterval ? { refetchInterval: ({ state }) => pollInterval(state.data) } : {}),
    ...(keepsPrevious ? { placeholderData: previous => previous } : {}),
    ...(isSnapshot
      ? { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false }
      : { refetchOnMount: 'always' as const }),
  });
}

/** Marks the queries whose answer stays although others change what it was made of. */
export const snapshotMeta = { isSnapshot: true } as const;

/** The query key of a call's answer, below the resource whose changes invalidate it. */
export const callKey = <E extends Endpoint>(
  resource: string,
  { method, path }: E,
  input?: CallInput<E>,
): readonly unknown[] => [resource, `${method} ${path}`, ...(input === undefined ? [] : [input])];

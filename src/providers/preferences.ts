import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { z } from '#contract/core/zod.ts';
import { preferenceCalls } from '#contract/domains/preference.ts';
import { useApi, useRequiredSession } from './api/ApiContext.ts';

/** Any JSON value without identity numbers. */
export type PreferenceValue = z.infer<ReturnType<typeof z.json>>;

export interface Preference<T> {
  readonly value: T;
  /** Saves a value with an optimistic update that is rolled back on failure. */
  readonly set: (value: T) => void;
  /** Whether the value is still loading and `value` is the fallback. */
  readonly isPending: boolean;
}

/**
 * Returns a display preference of the signed-in user, stored on the server.
 * @param key a preference key of the contract, such as `kolom.role`
 * @param isUsed whether the user can have it; else it is the fallback and is not requested
 */
export function usePreference<T extends PreferenceValue>(
  key: string,
  fallback: T,
  isUsed = true,
): Preference<T> {
  const { call } = useApi();
  const { id } = useRequiredSession();
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = ['preferensi', id, key];

  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { value } = await call(preferenceCalls.get, { params: { key } }, { signal });
      return value as T | null;
    },
    staleTime: Infinity,
    retry: false,
    enabled: isUsed,
  });

  const { mutate } = useMutation({
    // Serialises writes per key, so that the last of two quick changes wins.
    scope: { id: `preferensi.${key}` },
    mutationFn: (value: T) => call(preferenceCalls.put, { params: { key }, body: { value } }),
    onMutate: async value => {
      await client.cancelQueries({ queryKey });
      const previous = client.getQueryData<T | null>(queryKey);
      client.setQueryData(queryKey, value);
      return { before: previous };
    },
    onError: (_error, _value, context) => {
      client.setQueryData(queryKey, context?.before ?? null);
      notify('list.preference_failed', { type: 'warning' });
    },
  });

  return { value: data ?? fallback, set: mutate, isPending: isUsed && isPending };
}

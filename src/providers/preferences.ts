import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { preferenceCalls } from '#contract/preference.ts';
import type { z } from '#contract/zod.ts';
import { useApi, useSignedIn } from './api/ApiContext.ts';

/** What may be kept as a preference: JSON without identity numbers. */
export type PreferenceValue = z.infer<ReturnType<typeof z.json>>;

export interface Preference<T> {
  readonly value: T;
  /** Keeps a new value; it is shown at once, and taken back when the server refuses it. */
  readonly set: (value: T) => void;
  /** Whether the server's answer is still awaited, and `value` is the fallback. */
  readonly isPending: boolean;
}

/**
 * One display preference of the person signed in, kept on the server so that it follows them.
 * @param key as the contract's: `kolom.role`
 */
export function usePreference<T extends PreferenceValue>(key: string, fallback: T): Preference<T> {
  const { call } = useApi();
  const { id } = useSignedIn();
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
  });

  const { mutate } = useMutation({
    // In one line per key: of two quick changes the later one is what stays.
    scope: { id: `preferensi.${key}` },
    mutationFn: (value: T) => call(preferenceCalls.put, { params: { key }, body: { value } }),
    onMutate: async value => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<T | null>(queryKey);
      client.setQueryData(queryKey, value);
      return { before };
    },
    onError: (_error, _value, context) => {
      client.setQueryData(queryKey, context?.before ?? null);
      notify('list.preference_failed', { type: 'warning' });
    },
  });

  return { value: data ?? fallback, set: mutate, isPending };
}

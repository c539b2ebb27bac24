import { useQuery, useQueryClient } from '@tanstack/react-query';
import { faskesCalls, type Statement } from '#contract/faskes/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { renew } from '#src/providers/data/renew.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';

const keyOf = (id: number) => ['faskes', 'statement', id] as const;

/** Queries a facility's statement; idle while `id` is undefined. */
export function useStatement(id: number | undefined) {
  const { call } = useApi();
  return useQuery({
    queryKey: keyOf(id ?? 0),
    queryFn: ({ signal }) => call(faskesCalls.statement, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
    retry: isWorthRetrying,
  });
}

/**
 * Returns a function that stores a saved statement in the cache and invalidates what depends on it.
 */
export function useKeepStatement(): (saved: Statement) => Promise<void> {
  const client = useQueryClient();
  return async saved => {
    client.setQueryData(keyOf(saved.id), saved);
    await renew(client, 'faskes', ['getOne', 'statement']);
    await client.invalidateQueries({ queryKey: ['lookup', 'faskes'] });
  };
}

/** Returns a function that invalidates a statement that another user has changed. */
export function useRefreshStatement(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return id => client.invalidateQueries({ queryKey: keyOf(id) });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { faskesCalls, type Statement } from '#contract/faskes/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { renew } from '#src/providers/data/renew.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';

const keyOf = (id: number) => ['faskes', 'statement', id] as const;

/** A facility's statement; nothing is asked while there is no facility yet. */
export function useStatement(id: number | undefined) {
  const { call } = useApi();
  return useQuery({
    queryKey: keyOf(id ?? 0),
    queryFn: ({ signal }) => call(faskesCalls.statement, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
    retry: isWorthRetrying,
  });
}

/** Takes in a statement as the server has just saved it, and has what follows from it asked anew. */
export function useKeepStatement(): (saved: Statement) => Promise<void> {
  const client = useQueryClient();
  return async saved => {
    client.setQueryData(keyOf(saved.id), saved);
    await renew(client, 'faskes', ['getOne', 'statement']);
    await client.invalidateQueries({ queryKey: ['lookup', 'faskes'] });
  };
}

/** Has a statement asked anew: somebody else may have changed it. */
export function useRefreshStatement(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return id => client.invalidateQueries({ queryKey: keyOf(id) });
}

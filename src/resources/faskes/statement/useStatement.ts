import { useQuery, useQueryClient } from '@tanstack/react-query';
import { faskesCalls, type GuaranteeStatement } from '#contract/domains/faskes/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

const statementQueryKey = (id: number) => ['faskes', 'statement', id] as const;

/** Queries a facility's statement; idle while `id` is undefined. */
export function useStatement(id: number | undefined) {
  const { call } = useApi();
  return useQuery({
    queryKey: statementQueryKey(id ?? 0),
    queryFn: ({ signal }) => call(faskesCalls.statement, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
    retry: shouldRetry,
  });
}

/**
 * Returns a function that stores a saved statement in the cache and invalidates what depends on it.
 */
export function useUpdateStatementCache(): (saved: GuaranteeStatement) => Promise<void> {
  const client = useQueryClient();
  return async saved => {
    client.setQueryData(statementQueryKey(saved.id), saved);
    await invalidateResource(client, 'faskes', ['getOne', 'statement']);
    await client.invalidateQueries({ queryKey: ['lookup', 'faskes'] });
  };
}

/** Returns a function that invalidates a statement that another user has changed. */
export function useInvalidateStatement(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return id => client.invalidateQueries({ queryKey: statementQueryKey(id) });
}

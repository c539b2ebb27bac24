import { useQueryClient } from '@tanstack/react-query';
import { faskesCalls, type GuaranteeStatement } from '#contract/domains/faskes/index.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { callKey, useCall } from '#src/providers/data/useCall.ts';

const statementKey = (id: number) => callKey('faskes', faskesCalls.statement, { params: { id } });

/** Queries a facility's statement; idle while `id` is undefined. */
export const useStatement = (id: number | undefined) =>
  useCall(
    'faskes',
    faskesCalls.statement,
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined },
  );

/**
 * Returns a function that stores a saved statement in the cache and invalidates what depends on it.
 */
export function useUpdateStatementCache(): (saved: GuaranteeStatement) => Promise<void> {
  const client = useQueryClient();
  return async saved => {
    const key = statementKey(saved.id);
    client.setQueryData(key, saved);
    await invalidateResource(client, 'faskes', ['getOne', String(key[1])]);
    await client.invalidateQueries({ queryKey: ['lookup', 'faskes'] });
  };
}

/** Returns a function that invalidates a statement that another user has changed. */
export function useInvalidateStatement(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return id => client.invalidateQueries({ queryKey: statementKey(id) });
}

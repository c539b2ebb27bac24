import type { QueryClient } from '@tanstack/react-query';

/**
 * Invalidates the queries of a resource after a write. Running queries are cancelled first, because
 * they may return data from before the write.
 * @param exceptMethods provider methods whose queries stay valid (`getOne`)
 */
export async function renew(
  client: QueryClient,
  resource: string,
  besides: readonly string[] = [],
): Promise<void> {
  const predicate = ({ queryKey: [of, verb] }: { queryKey: readonly unknown[] }): boolean =>
    of === resource && !besides.some(one => one === verb);
  await client.cancelQueries({ predicate });
  // Not awaited: mounted queries refetch in the background.
  void client.invalidateQueries({ predicate });
}

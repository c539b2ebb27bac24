import type { QueryClient } from '@tanstack/react-query';

/**
 * Invalidates the queries of a resource after a write. Running queries are cancelled first, because
 * they may return data from before the write.
 * @param exceptMethods provider methods whose queries stay valid (`getOne`)
 */
export async function invalidateResource(
  client: QueryClient,
  resource: string,
  exceptMethods: readonly string[] = [],
): Promise<void> {
  const predicate = ({
    queryKey: [queryResource, method],
  }: {
    queryKey: readonly unknown[];
  }): boolean => queryResource === resource && !exceptMethods.some(excepted => excepted === method);
  await client.cancelQueries({ predicate });
  // Not awaited: mounted queries refetch in the background.
  void client.invalidateQueries({ predicate });
}

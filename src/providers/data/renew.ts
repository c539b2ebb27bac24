import type { QueryClient } from '@tanstack/react-query';

/**
 * Has what was read of a resource asked anew after a write. A question that is still under way may
 * have been answered before the write: its answer is not waited for, or a list that is opened now
 * would join it and show what was.
 * @param besides which reads of the resource are left alone (`getOne`)
 */
export async function renew(
  client: QueryClient,
  resource: string,
  besides: readonly string[] = [],
): Promise<void> {
  const predicate = ({ queryKey: [of, verb] }: { queryKey: readonly unknown[] }): boolean =>
    of === resource && !besides.some(one => one === verb);
  await client.cancelQueries({ predicate });
  // Not waited for: whoever shows it will see it come.
  void client.invalidateQueries({ predicate });
}

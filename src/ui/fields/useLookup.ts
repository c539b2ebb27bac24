import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Item } from '#contract/lookup.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import type { LookupName } from '#src/providers/data/lookup.ts';

const minute = 60 * 1000;
const day = 24 * 60 * 60 * 1000;

const ourOwn: ReadonlySet<LookupName> = new Set([
  'bhbu',
  'faskes',
  'role',
  'user',
  'accountManager',
  'auditPeople',
]);

/**
 * Query for the items of a lookup. Regulated lists (regions, categories) are stale after a day, our
 * own records after a minute.
 * @param bhbuId restricts facilities to those that serve this company
 */
export function useLookup(name: LookupName | undefined, of?: string) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: of === undefined ? ['lookup', name] : ['lookup', name, of],
    queryFn: ({ signal }) => (name ? provider.lookup(name, { of, signal }) : []),
    enabled: name !== undefined,
    staleTime: name && ourOwn.has(name) ? minute : day,
    gcTime: day,
  });
}

/** Name of a lookup item from the query cache; the id itself until the lookup is loaded. */
export function lookupName(client: QueryClient, name: LookupName, id: unknown): string {
  const items = client.getQueryData<readonly Item[]>(['lookup', name]);
  return items?.find(item => item.id === id)?.name ?? String(id);
}

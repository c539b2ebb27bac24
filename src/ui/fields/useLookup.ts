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

/** A list to choose from: what the law makes is asked for once a day, our own records more often. */
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

/** What an entry of a list that was already fetched is called; its id until then. */
export function lookupName(client: QueryClient, name: LookupName, id: unknown): string {
  const items = client.getQueryData<readonly Item[]>(['lookup', name]);
  return items?.find(item => item.id === id)?.name ?? String(id);
}

import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Item } from '#contract/lookup.ts';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import type { LookupName } from '#src/providers/data/lookup.ts';

const day = 24 * 60 * 60 * 1000;

/** A list to choose from, asked for once a day. */
export function useLookup(name: LookupName | undefined) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['lookup', name],
    queryFn: ({ signal }) => (name ? provider.lookup(name, signal) : []),
    enabled: name !== undefined,
    staleTime: day,
    gcTime: day,
  });
}

/** What an entry of a list that was already fetched is called; its id until then. */
export function lookupName(client: QueryClient, name: LookupName, id: unknown): string {
  const items = client.getQueryData<readonly Item[]>(['lookup', name]);
  return items?.find(item => item.id === id)?.name ?? String(id);
}

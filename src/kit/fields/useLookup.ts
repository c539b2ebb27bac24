import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { LookupItem } from '#contract/domains/lookup.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import type { LookupName } from '#src/providers/data/lookup.ts';

const minute = 60 * 1000;
const day = 24 * 60 * 60 * 1000;

const ownRecordLookups: ReadonlySet<LookupName> = new Set([
  'batch',
  'bhbu',
  'faskes',
  'faskesCode',
  'import',
  'role',
  'user',
  'voucherContract',
  'voucherTransaction',
  'accountManager',
  'auditPeople',
]);

/**
 * Query for the items of a lookup. Regulated lists (regions, categories) are stale after a day, our
 * own records after a minute.
 * @param bhbuId restricts facilities to those that serve this company
 */
export function useLookup(name: LookupName | undefined, bhbuId?: string) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: bhbuId === undefined ? ['lookup', name] : ['lookup', name, bhbuId],
    queryFn: ({ signal }) => (name ? provider.lookup(name, { bhbuId, signal }) : []),
    enabled: name !== undefined,
    staleTime: name && ownRecordLookups.has(name) ? minute : day,
    gcTime: day,
  });
}

/** Name of a lookup item from the query cache; the id itself until the lookup is loaded. */
export function lookupItemName(client: QueryClient, name: LookupName, id: unknown): string {
  const items = client.getQueryData<readonly LookupItem[]>(['lookup', name]);
  return items?.find(item => item.id === id)?.name ?? String(id);
}

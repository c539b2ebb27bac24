import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ListContextProvider, useDataProvider, useListContext } from 'react-admin';
import type { AppDataProvider } from '#src/providers/data/index.ts';
import { isWorthRetrying } from '#src/providers/queries.ts';
import type { Definition } from '../resource/definition.ts';
import { useListFilters } from './FiltersContext.ts';

interface TotalProviderProps {
  definition: Definition;
  children: ReactNode;
}

/**
 * Gives the list its exact number, which comes after the rows where counting takes longer than they do:
 * a search among a million shows its page at once.
 */
export const TotalProvider = ({ definition: { name }, children }: TotalProviderProps) => {
  const provider = useDataProvider<AppDataProvider>();
  const list = useListContext();
  const { total: known, isPending, isPlaceholderData, page, perPage } = list;
  const { values } = useListFilters();
  const { data, isError } = useQuery({
    queryKey: [name, 'total', values],
    queryFn: ({ signal }) => provider.getTotal(name, values, { signal }),
    enabled: !isPending && !isPlaceholderData && known === undefined,
    retry: isWorthRetrying,
  });
  // The rows of other filters stay until the new ones come; their number is not that of what is asked for.
  const asked = JSON.stringify(values);
  const [shown, setShown] = useState(asked);
  if (!isPlaceholderData && shown !== asked) setShown(asked);
  const isOfOthers = isPlaceholderData && shown !== asked;
  // Where it cannot be counted one can go on by a page at least.
  const counted = known ?? data ?? (isError ? page * perPage + 1 : undefined);
  const total = isOfOthers ? undefined : counted;
  return (
    <ListContextProvider value={{ ...list, total } as typeof list}>{children}</ListContextProvider>
  );
};

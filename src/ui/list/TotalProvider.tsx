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
 * Adds the total to the list context with a separate query, because counting a million rows takes
 * longer than fetching a page.
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
  // While a new filter loads, the previous rows are placeholders and their total must not be shown.
  const asked = JSON.stringify(values);
  const [shown, setShown] = useState(asked);
  if (!isPlaceholderData && shown !== asked) setShown(asked);
  const isOfOthers = isPlaceholderData && shown !== asked;
  // When counting fails, the pager still offers one more page.
  const counted = known ?? data ?? (isError ? page * perPage + 1 : undefined);
  const total = isOfOthers ? undefined : counted;
  return (
    <ListContextProvider value={{ ...list, total } as typeof list}>{children}</ListContextProvider>
  );
};

import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useDeferredValue, useState, type ReactNode } from 'react';
import { ListContextProvider, useDataProvider, useEvent, useListContext } from 'react-admin';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import type { ResourceSpec } from '../resource/definition.ts';
import { useListFilters } from './filters/ListFiltersContext.ts';

interface ListTotalProviderProps {
  definition: ResourceSpec;
  children: ReactNode;
}

/** What the total of a list is: the number of its rows, one more than were counted, or a guess after a failure. */
type TotalKind = 'exact' | 'lowerBound' | 'guess';

const TotalKindContext = createContext<TotalKind>('exact');

/**
 * Returns how many rows of the enclosing list were counted, undefined before that and when counting failed, and
 * whether there may be more, because counting ended at a limit or failed.
 */
export function useCountedRows() {
  const { total } = useListContext();
  const kind = useContext(TotalKindContext);
  const counted = total !== undefined && kind === 'lowerBound' ? total - 1 : total;
  return { counted: kind === 'guess' ? undefined : counted, hasMore: kind !== 'exact' };
}

/**
 * Adds the total to the list context with a separate query, because counting a million rows takes
 * longer than fetching a page.
 */
export const ListTotalProvider = ({ definition: { name }, children }: ListTotalProviderProps) => {
  const provider = useDataProvider<AppDataProvider>();
  const list = useListContext();
  const { total: listTotal, isPending, isPlaceholderData, page, perPage } = list;
  const { values } = useListFilters();
  const { data, isError } = useQuery({
    queryKey: [name, 'total', values],
    queryFn: ({ signal }) => provider.getTotal(name, values, { signal }),
    enabled: !isPending && !isPlaceholderData && listTotal === undefined,
    retry: shouldRetry,
  });
  // While a new filter loads, the previous rows are placeholders and their total must not be shown.
  const filterKey = JSON.stringify(values);
  const [shownFilterKey, setShownFilterKey] = useState(filterKey);
  if (!isPlaceholderData && shownFilterKey !== filterKey) setShownFilterKey(filterKey);
  const isForOtherFilters = isPlaceholderData && shownFilterKey !== filterKey;
  // One more page, which the pager offers when counting fails or ended before this page.
  const withNextPage = page * perPage + 1;
  const isLowerBound = listTotal === undefined && data?.isLowerBound === true;
  const counted = isLowerBound ? Math.max(data.total + 1, withNextPage) : data?.total;
  const known = listTotal ?? counted;
  const isGuess = known === undefined && isError;
  const total = isForOtherFilters ? undefined : isGuess ? withNextPage : known;
  // react-admin's functions change with the page, and memoised components would render again.
  const setPage = useEvent(list.setPage);
  const setPerPage = useEvent(list.setPerPage);
  const setSort = useEvent(list.setSort);
  // The first one appears together with the rows, see `useShownRows`.
  const isShown = useDeferredValue(total !== undefined);
  const shownTotal = isShown ? total : undefined;
  return (
    <TotalKindContext value={isLowerBound ? 'lowerBound' : isGuess ? 'guess' : 'exact'}>
      <ListContextProvider
        value={{ ...list, total: shownTotal, setPage, setPerPage, setSort } as typeof list}
      >
        {children}
      </ListContextProvider>
    </TotalKindContext>
  );
};

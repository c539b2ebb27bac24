import { createContext, useContext } from 'react';
import type { ListFilterValues } from './filters.ts';

/** All filters of a list, whether stored in the URL or in memory. */
export interface ListFiltersState {
  /** All active filters; the search text is `q`. */
  readonly values: ListFilterValues;
  /** The active filters that may appear in the URL. */
  readonly publicValues: ListFilterValues;
  /** Replaces all filters and goes to the first page. */
  readonly setAll: (values: ListFilterValues) => void;
  /** Sets one filter; undefined removes it. */
  readonly set: (source: string, value: unknown) => void;
}

export const ListFiltersContext = createContext<ListFiltersState | null>(null);

/**
 * Returns the filters of the enclosing list.
 * @throws outside of a list
 */
export function useListFilters(): ListFiltersState {
  const filters = useContext(ListFiltersContext);
  if (!filters) throw new Error('useListFilters outside of a list');
  return filters;
}

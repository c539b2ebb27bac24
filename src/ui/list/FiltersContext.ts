import { createContext, useContext } from 'react';
import type { Values } from './filters.ts';

/** All filters of a list, whether stored in the URL or in memory. */
export interface ListFilters {
  /** All active filters; the search text is `q`. */
  readonly values: Values;
  /** The active filters that may appear in the URL. */
  readonly open: Values;
  /** Replaces all filters and goes to the first page. */
  readonly setAll: (values: Values) => void;
  /** Sets one filter; undefined removes it. */
  readonly set: (source: string, value: unknown) => void;
}

export const FiltersContext = createContext<ListFilters | null>(null);

/**
 * Returns the filters of the enclosing list.
 * @throws outside of a list
 */
export function useListFilters(): ListFilters {
  const filters = useContext(FiltersContext);
  if (!filters) throw new Error('useListFilters outside of a list');
  return filters;
}

import { createContext, useContext } from 'react';
import type { Values } from './filters.ts';

/** A list's filters as one, wherever each of them lives. */
export interface ListFilters {
  /** All that are on, with the search text as `q`. */
  readonly values: Values;
  /** Those of them that may stand in an address. */
  readonly open: Values;
  /** Puts others in their place, from the first page on. */
  readonly setAll: (values: Values) => void;
  /** Sets one, or takes it away with undefined. */
  readonly set: (source: string, value: unknown) => void;
}

export const FiltersContext = createContext<ListFilters | null>(null);

/** The filters of the list around. @throws outside of a list */
export function useListFilters(): ListFilters {
  const filters = useContext(FiltersContext);
  if (!filters) throw new Error('useListFilters outside of a list');
  return filters;
}

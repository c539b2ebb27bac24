import { useEffect, useMemo, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { ResourceSpec } from '../../resource/definition.ts';
import { splitSecretValues, type ListFilterValues } from './filters.ts';
import { usePrefetchList } from '../usePrefetchList.ts';
import { ListFiltersContext, type ListFiltersState } from './ListFiltersContext.ts';

interface ListFiltersProviderProps {
  definition: ResourceSpec;
  /** Filters held in memory only; `ResourceList` adds them to the query. */
  secretValues: ListFilterValues;
  setSecretValues: (values: ListFilterValues) => void;
  children: ReactNode;
}

/** Merges the filters of the URL with the secret ones, and splits them again on change. */
export const ListFiltersProvider = ({
  definition,
  secretValues,
  setSecretValues,
  children,
}: ListFiltersProviderProps) => {
  const list = useListContext();
  const { setFilters } = list;
  const prefetch = usePrefetchList();
  const urlValues = list.filterValues as ListFilterValues;

  const filters = useMemo((): ListFiltersState => {
    const values = { ...urlValues, ...secretValues };
    const setAll = (next: ListFilterValues) => {
      const split = splitSecretValues(definition, next);
      prefetch({ filters: split });
      setSecretValues(split.secret);
      setFilters(split.open, {});
    };
    return {
      values,
      publicValues: urlValues,
      setAll,
      set: (source, value) => setAll({ ...values, [source]: value }),
    };
  }, [definition, urlValues, secretValues, setSecretValues, setFilters, prefetch]);

  // A link may put an identity number into the URL; it stays active but is moved to memory.
  const { setAll, values } = filters;
  const hasLeak = Object.keys(splitSecretValues(definition, urlValues).secret).length > 0;
  useEffect(() => {
    if (hasLeak) setAll(values);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per leak
  }, [hasLeak]);

  return <ListFiltersContext value={filters}>{children}</ListFiltersContext>;
};

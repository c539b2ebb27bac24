import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useEvent, useListContext } from 'react-admin';
import type { ResourceSpec } from '../../resource/definition.ts';
import { splitSecretValues, type ListFilterValues } from './filters.ts';
import { ListFiltersContext, type ListFiltersState } from './ListFiltersContext.ts';

interface ListFiltersProviderProps {
  definition: ResourceSpec;
  /** Filters held in memory only; `ResourceList` adds them to the query. */
  secretValues: ListFilterValues;
  setSecretValues: (values: ListFilterValues) => void;
  children: ReactNode;
}

const isSame = (a: ListFilterValues, b: ListFilterValues): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns the earlier object while the values are the same; react-admin parses them again for each address. */
function useUnchanged(values: ListFilterValues): ListFilterValues {
  const [shown, setShown] = useState(values);
  if (isSame(shown, values)) return shown;
  setShown(values);
  return values;
}

/** Merges the filters of the URL with the secret ones, and splits them again on change. */
export const ListFiltersProvider = ({
  definition,
  secretValues,
  setSecretValues,
  children,
}: ListFiltersProviderProps) => {
  const list = useListContext();
  const setFilters = useEvent(list.setFilters);
  const urlValues = useUnchanged(list.filterValues as ListFilterValues);

  const filters = useMemo((): ListFiltersState => {
    const values = { ...urlValues, ...secretValues };
    const setAll = (next: ListFilterValues) => {
      const split = splitSecretValues(definition, next);
      // Another object would render the whole list, before it is rendered with the changed address.
      if (!isSame(split.secret, secretValues)) setSecretValues(split.secret);
      setFilters(split.open, {});
    };
    return {
      values,
      publicValues: urlValues,
      setAll,
      set: (source, value) => setAll({ ...values, [source]: value }),
    };
  }, [definition, urlValues, secretValues, setSecretValues, setFilters]);

  // A link may put an identity number into the URL; it stays active but is moved to memory.
  const { setAll, values } = filters;
  const hasLeak = Object.keys(splitSecretValues(definition, urlValues).secret).length > 0;
  useEffect(() => {
    if (hasLeak) setAll(values);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per leak
  }, [hasLeak]);

  return <ListFiltersContext value={filters}>{children}</ListFiltersContext>;
};

import { useEffect, useMemo, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { Definition } from '../resource/definition.ts';
import { partValues, type Values } from './filters.ts';
import { FiltersContext, type ListFilters } from './FiltersContext.ts';

interface FiltersProviderProps {
  definition: Definition;
  /** Filters held in memory only; `ResourceList` adds them to the query. */
  secret: Values;
  setSecret: (values: Values) => void;
  children: ReactNode;
}

/** Merges the filters of the URL with the secret ones, and splits them again on change. */
export const FiltersProvider = ({
  definition,
  secret,
  setSecret,
  children,
}: FiltersProviderProps) => {
  const list = useListContext();
  const { setFilters } = list;
  const inAddress = list.filterValues as Values;

  const filters = useMemo((): ListFilters => {
    const values = { ...inAddress, ...secret };
    const setAll = (next: Values) => {
      const parted = partValues(definition, next);
      setSecret(parted.secret);
      setFilters(parted.open, {});
    };
    return {
      values,
      open: inAddress,
      setAll,
      set: (source, value) => setAll({ ...values, [source]: value }),
    };
  }, [definition, inAddress, secret, setSecret, setFilters]);

  // A link may put an identity number into the URL; it stays active but is moved to memory.
  const { setAll, values } = filters;
  const leaks = Object.keys(partValues(definition, inAddress).secret).length > 0;
  useEffect(() => {
    if (leaks) setAll(values);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once per leak
  }, [leaks]);

  return <FiltersContext value={filters}>{children}</FiltersContext>;
};

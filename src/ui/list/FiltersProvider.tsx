import { useEffect, useMemo, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { Definition } from '../resource/definition.ts';
import { partValues, type Values } from './filters.ts';
import { FiltersContext, type ListFilters } from './FiltersContext.ts';

interface FiltersProviderProps {
  definition: Definition;
  /** What lives in memory alone; the list above asks for it too. */
  secret: Values;
  setSecret: (values: Values) => void;
  children: ReactNode;
}

/** Joins the filters of the address with those in memory, and parts them again when they are set. */
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

  // A link from elsewhere may carry a number: it goes on to work, but not to stand there.
  const { setAll, values } = filters;
  const leaks = Object.keys(partValues(definition, inAddress).secret).length > 0;
  useEffect(() => {
    if (leaks) setAll(values);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a leak
  }, [leaks]);

  return <FiltersContext value={filters}>{children}</FiltersContext>;
};

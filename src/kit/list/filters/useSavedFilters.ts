import { useListContext, useNotify } from 'react-admin';
import { usePreference, type PreferenceValue } from '#src/providers/preferences.ts';
import type { ResourceSpec } from '../../resource/definition.ts';
import { useListColumns } from '../columns/useListColumns.ts';
import type { ListFilterValues } from './filters.ts';
import { useListFilters } from './ListFiltersContext.ts';

/** A named filter, with the order, the columns and the height of rows of the list; those saved earlier have only the filter. */
export interface SavedFilter {
  [key: string]: PreferenceValue;
  name: string;
  filter: Record<string, PreferenceValue>;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  columns: { order: string[]; hidden: string[]; isCompact?: boolean } | null;
}

/** The user's named filters of a list with its order and columns, stored on the server. Secret filters are never saved. */
export interface SavedFilters {
  /** The name of the list. */
  readonly resource: string;
  readonly all: readonly SavedFilter[];
  /** The saved filter that the list shows now. */
  readonly active: SavedFilter | undefined;
  /** Whether there is a filter to save. */
  readonly canSave: boolean;
  /** Whether a filter is set that is not saved with the others. */
  readonly hasSecretValues: boolean;
  readonly apply: (saved: SavedFilter) => void;
  readonly save: (name: string) => void;
  readonly remove: (saved: SavedFilter) => void;
  /** Saves a filter that another shares as one's own, under another name if one's own has its name. */
  readonly copy: (shared: SavedFilter) => void;
}

/** Values as text, whatever the order in which they were set. */
const toKey = (values: ListFilterValues): string =>
  JSON.stringify(Object.entries(values).sort(([a], [b]) => a.localeCompare(b)));

/** Most characters of a name. */
export const maxNameLength = 60;

/** Returns a name that none of some filters has: the given one, or with a number: `Belum lunas (2)`. */
export function freeName(name: string, taken: readonly Pick<SavedFilter, 'name'>[]): string {
  const isTaken = (one: string): boolean => taken.some(saved => saved.name === one);
  let free = name;
  for (let number = 2; isTaken(free); number += 1) {
    const ending = ` (${number})`;
    free = name.slice(0, maxNameLength - ending.length) + ending;
  }
  return free;
}

/** Returns the saved filters of the enclosing list. */
export function useSavedFilters(definition: ResourceSpec): SavedFilters {
  const { name: resource } = definition;
  const notify = useNotify();
  const { values, publicValues, setAll } = useListFilters();
  const { value: all, set } = usePreference<SavedFilter[]>(`filter.${resource}`, []);
  const { sort: listSort, setSort } = useListContext();
  const { all: listColumns, isCompact, savePreference } = useListColumns(definition);
  const sort = { field: listSort.field, order: listSort.order };
  const columns = {
    isCompact,
    order: listColumns.map(({ source }) => source),
    hidden: listColumns.flatMap(({ source, isVisible }) => (isVisible ? [] : [source])),
  };
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const isShown = (saved: SavedFilter): boolean =>
    toKey(saved.filter) === toKey(values) &&
    (!saved.sort || isSame(saved.sort, sort)) &&
    (!saved.columns || isSame({ isCompact: false, ...saved.columns }, columns));
  const isOwnOrder = sort.field !== definition.sort.field || sort.order !== definition.sort.order;
  const store = (saved: SavedFilter): void => {
    set([...all.filter(one => one.name !== saved.name), saved]);
    notify('list.saved.saved', { type: 'success', messageArgs: { name: saved.name } });
  };
  return {
    resource,
    all,
    active: all.find(isShown),
    canSave: Object.keys(publicValues).length > 0 || isOwnOrder,
    hasSecretValues: Object.keys(values).length > Object.keys(publicValues).length,
    apply: saved => {
      setAll(saved.filter);
      if (saved.sort) setSort(saved.sort);
      if (saved.columns) savePreference(saved.columns);
    },
    save(name) {
      const filter = publicValues as Record<string, PreferenceValue>;
      store({ name, filter, sort, columns });
    },
    copy: shared => store({ ...shared, name: freeName(shared.name, all) }),
    remove: ({ name }) => set(all.filter(one => one.name !== name)),
  };
}

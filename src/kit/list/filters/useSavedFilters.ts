import { useNotify } from 'react-admin';
import { usePreference, type PreferenceValue } from '#src/providers/preferences.ts';
import type { ResourceSpec } from '../../resource/definition.ts';
import type { ListFilterValues } from './filters.ts';
import { useListFilters } from './ListFiltersContext.ts';

/** A named filter. */
export interface SavedFilter {
  [key: string]: PreferenceValue;
  name: string;
  filter: Record<string, PreferenceValue>;
}

/** The user's named filters of a list, stored on the server. Secret filters are never saved. */
export interface SavedFilters {
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
}

/** Values as text, whatever the order in which they were set. */
const toKey = (values: ListFilterValues): string =>
  JSON.stringify(Object.entries(values).sort(([a], [b]) => a.localeCompare(b)));

/** Returns the saved filters of the enclosing list. */
export function useSavedFilters({ name: resource }: ResourceSpec): SavedFilters {
  const notify = useNotify();
  const { values, publicValues, setAll } = useListFilters();
  const { value: all, set } = usePreference<SavedFilter[]>(`filter.${resource}`, []);
  const current = toKey(values);
  return {
    all,
    active: all.find(({ filter }) => toKey(filter) === current),
    canSave: Object.keys(publicValues).length > 0,
    hasSecretValues: Object.keys(values).length > Object.keys(publicValues).length,
    apply: ({ filter }) => setAll(filter),
    save(name) {
      const filter = publicValues as Record<string, PreferenceValue>;
      set([...all.filter(one => one.name !== name), { name, filter }]);
      notify('list.saved.saved', { type: 'success', messageArgs: { name } });
    },
    remove: ({ name }) => set(all.filter(one => one.name !== name)),
  };
}

import { lazy, Suspense } from 'react';
import { FilterChoice } from './FilterChoice.tsx';
import { FilterEntry } from './FilterEntry.tsx';
import type { Filter } from './filters.ts';
import { useListFilters } from './FiltersContext.ts';

// Autocomplete is loaded on demand, to keep it out of the list's chunk.
const FilterLookup = lazy(() => import('./FilterLookup.tsx'));

interface FilterEditorProps {
  filter: Filter;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Props shared by the filter editors. */
export interface EditorProps {
  filter: Filter;
  anchor: HTMLElement;
  value: unknown;
  onSet: (value: unknown) => void;
  onClose: () => void;
}

/** Popover that edits one filter: options, lookup or text input, depending on its kind. */
export const FilterEditor = ({ filter, anchor, onClose }: FilterEditorProps) => {
  const { values, set } = useListFilters();
  const editor: EditorProps = {
    filter,
    anchor,
    value: values[filter.source],
    onSet: value => {
      set(filter.source, value);
      onClose();
    },
    onClose,
  };
  if (filter.lookup) {
    return (
      <Suspense fallback={null}>
        <FilterLookup {...editor} />
      </Suspense>
    );
  }
  if (filter.kind === 'boolean') return <FilterChoice {...editor} options={['true', 'false']} />;
  if (filter.options) return <FilterChoice {...editor} options={filter.options} />;
  return <FilterEntry {...editor} />;
};

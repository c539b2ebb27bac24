import { lazy, Suspense } from 'react';
import { FilterChoice } from './FilterChoice.tsx';
import { FilterEntry } from './FilterEntry.tsx';
import type { Filter } from './filters.ts';
import { useListFilters } from './FiltersContext.ts';

// The searchable list weighs what a whole list screen may not.
const FilterLookup = lazy(() => import('./FilterLookup.tsx'));

interface FilterEditorProps {
  filter: Filter;
  anchor: HTMLElement;
  onClose: () => void;
}

/** What every editor of a filter gets. */
export interface EditorProps {
  filter: Filter;
  anchor: HTMLElement;
  value: unknown;
  onSet: (value: unknown) => void;
  onClose: () => void;
}

/** Sets one filter, in the way of its kind: out of a few, out of many, or typed. */
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

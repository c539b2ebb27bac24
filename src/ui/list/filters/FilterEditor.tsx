import { Suspense } from 'react';
import { lazyDialog } from '#src/layout/lazyDialog.tsx';
import { FilterOptionMenu } from './FilterOptionMenu.tsx';
import type { ListFilter } from './filters.ts';
import { useListFilters } from './ListFiltersContext.ts';

// Autocomplete and fields are loaded on demand, to keep them out of the list's chunk.
const FilterLookup = lazyDialog(() => import('./FilterLookupPopover.tsx'));
const FilterText = lazyDialog(() => import('./FilterTextPopover.tsx'));

interface FilterEditorProps {
  filter: ListFilter;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Props shared by the filter editors. */
export interface FilterInputProps {
  filter: ListFilter;
  anchor: HTMLElement;
  value: unknown;
  onSet: (value: unknown) => void;
  /** Loads the rows that `onSet` would show. */
  onPrefetch: (value: unknown) => void;
  onClose: () => void;
}

/** Popover that edits one filter: options, lookup or text input, depending on its kind. */
export const FilterEditor = ({ filter, anchor, onClose }: FilterEditorProps) => {
  const { values, set, prefetch } = useListFilters();
  const editor: FilterInputProps = {
    filter,
    anchor,
    value: values[filter.source],
    onSet: value => {
      set(filter.source, value);
      onClose();
    },
    onPrefetch: value => prefetch(filter.source, value),
    onClose,
  };
  const options = filter.kind === 'boolean' ? ['true', 'false'] : filter.options;
  if (options && !filter.lookup) return <FilterOptionMenu {...editor} options={options} />;
  const Editor = filter.lookup ? FilterLookup : FilterText;
  return (
    <Suspense fallback={null}>
      <Editor {...editor} />
    </Suspense>
  );
};

import { Suspense } from 'react';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { FilterOptionMenu } from './FilterOptionMenu.tsx';
import type { ListFilter } from './filters.ts';
import { useListFilters } from './ListFiltersContext.ts';

// Autocomplete and fields are loaded on demand, to keep them out of the list's chunk.
const FilterLookup = lazyDialog(() => import('./FilterLookupPopover.tsx'));
const FilterRange = lazyDialog(() => import('./FilterRangePopover.tsx'));
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
  /** Sets the filter and closes the editor. */
  onSet: (value: unknown) => void;
  onClose: () => void;
}

/** Popover that edits one filter: options, lookup, range or text input, depending on its kind. */
export const FilterEditor = ({ filter, anchor, onClose }: FilterEditorProps) => {
  const { values, set } = useListFilters();
  const editor: FilterInputProps = {
    filter,
    anchor,
    value: values[filter.source],
    onSet: value => {
      onClose();
      if (value !== values[filter.source]) set(filter.source, value);
    },
    onClose,
  };
  const options = filter.kind === 'boolean' ? ['true', 'false'] : filter.options;
  if (options && !filter.lookup) return <FilterOptionMenu {...editor} options={options} />;
  const Editor = filter.lookup ? FilterLookup : filter.isRange ? FilterRange : FilterText;
  return (
    <Suspense fallback={null}>
      <Editor {...editor} />
    </Suspense>
  );
};

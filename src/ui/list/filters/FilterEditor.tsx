import { Suspense } from 'react';
import { lazyDialog } from '#src/layout/lazyDialog.tsx';
import { FilterOptionMenu } from './FilterOptionMenu.tsx';
import { FilterTextPopover } from './FilterTextPopover.tsx';
import type { ListFilter } from './filters.ts';
import { useListFilters } from './ListFiltersContext.ts';

// Autocomplete is loaded on demand, to keep it out of the list's chunk.
const FilterLookup = lazyDialog(() => import('./FilterLookupPopover.tsx'));

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
  onClose: () => void;
}

/** Popover that edits one filter: options, lookup or text input, depending on its kind. */
export const FilterEditor = ({ filter, anchor, onClose }: FilterEditorProps) => {
  const { values, set } = useListFilters();
  const editor: FilterInputProps = {
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
  if (filter.kind === 'boolean')
    return <FilterOptionMenu {...editor} options={['true', 'false']} />;
  if (filter.options) return <FilterOptionMenu {...editor} options={filter.options} />;
  return <FilterTextPopover {...editor} />;
};

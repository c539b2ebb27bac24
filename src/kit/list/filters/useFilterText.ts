import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatValue, type UntypedTranslate } from '../../fields/formatValue.ts';
import { lookupItemName } from '../../fields/useLookup.ts';
import type { ActiveFilter } from './filters.ts';

/** Formats an active filter as name and value text, in the language of the console by default. */
type FilterText = (
  active: ActiveFilter,
  translate?: UntypedTranslate,
) => { readonly name: string; readonly text: string };

/** Returns a function that formats an active filter. */
export function useFilterText(): FilterText {
  const ownTranslate = useTranslate();
  const client = useQueryClient();
  return ({ filter, value }, translate = ownTranslate) => ({
    name: translate(filter.label),
    text: filter.lookup
      ? lookupItemName(client, filter.lookup, value)
      : formatValue(filter, value, translate),
  });
}

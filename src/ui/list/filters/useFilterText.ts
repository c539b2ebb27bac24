import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatValue } from '../../fields/formatValue.ts';
import { lookupItemName } from '../../fields/useLookup.ts';
import type { ActiveFilter } from './filters.ts';

/** Returns a function that formats an active filter as name and value text. */
export function useFilterText(): (active: ActiveFilter) => { name: string; text: string } {
  const translate = useTranslate();
  const client = useQueryClient();
  return ({ filter, value }) => ({
    name: translate(filter.label),
    text: filter.lookup
      ? lookupItemName(client, filter.lookup, value)
      : formatValue(filter, value, translate),
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { splitOptions, splitRange } from '#contract/core/list-filter.ts';
import { formatValue, type UntypedTranslate } from '../../fields/formatValue.ts';
import { lookupItemName } from '../../fields/useLookup.ts';
import type { ActiveFilter, ListFilter } from './filters.ts';

/** Formats an active filter as name and value text, in the language of the console by default. */
type FilterText = (
  active: ActiveFilter,
  translate?: UntypedTranslate,
) => { readonly name: string; readonly text: string };

/** Formats a range: 'sejak 01-Nov-2026', or one day or amount. */
function rangeText(filter: ListFilter, value: string, translate: UntypedTranslate): string {
  const { dari, sampai } = splitRange(value);
  const format = (end: string): string =>
    formatValue(
      filter,
      filter.kind === 'money' && /^\d+$/.test(end) ? Number(end) : end,
      translate,
    );
  if (dari === sampai) return format(dari);
  const ends = { from: format(dari), until: format(sampai) };
  if (sampai === '') return translate('list.filter.range.since', ends);
  return translate(dari === '' ? 'list.filter.range.up_to' : 'list.filter.range.between', ends);
}

/** Formats the value of a filter that is no lookup. */
function valueText(filter: ListFilter, value: unknown, translate: UntypedTranslate): string {
  if (typeof value !== 'string') return formatValue(filter, value, translate);
  if (filter.isRange) return rangeText(filter, value, translate);
  return filter.hasSeveral
    ? splitOptions(value)
        .map(option => formatValue(filter, option, translate))
        .join(', ')
    : formatValue(filter, value, translate);
}

/** Returns a function that formats an active filter. */
export function useFilterText(): FilterText {
  const ownTranslate = useTranslate();
  const client = useQueryClient();
  return ({ filter, value }, translate = ownTranslate) => ({
    name: translate(filter.label),
    text: filter.lookup
      ? lookupItemName(client, filter.lookup, value)
      : valueText(filter, value, translate),
  });
}

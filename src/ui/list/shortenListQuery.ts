import type { ResourceSpec } from '../resource/definition.ts';

type ListDefaults = Pick<ResourceSpec, 'sort'> & { readonly pageSize: number };

const isEmptyObject = (json: string | null): boolean => json === null || json === '{}';

/** Removes from a list's query string what equals the defaults of the list. */
export function shortenListQuery(search: string, { sort, pageSize }: ListDefaults): string {
  const query = new URLSearchParams(search);
  query.delete('displayedFilters');
  if (isEmptyObject(query.get('filter'))) query.delete('filter');
  if (query.get('page') === '1') query.delete('page');
  if (query.get('perPage') === String(pageSize)) query.delete('perPage');
  if (query.get('sort') === sort.field && query.get('order') === sort.order) {
    query.delete('sort');
    query.delete('order');
  }
  const short = query.toString();
  return short === '' ? '' : `?${short}`;
}

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/** Parameters that react-admin writes together. */
const fullQuery = ['page', 'perPage', 'sort', 'order'];

/** Replaces the address of the list that react-admin writes in full by one without the defaults. */
export function useShortAddress({ sort, pageSize }: ListDefaults): void {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isFull = fullQuery.every(name => query.has(name));
  useEffect(() => {
    if (!isFull) return;
    const short = shortenListQuery(search, { sort, pageSize });
    if (short === search) return;
    void navigate({ pathname, search: short, hash }, { replace: true, state });
  }, [isFull, navigate, pathname, search, hash, state, sort, pageSize]);
}

import { useLocation } from 'react-router-dom';

/** What a list leaves with a link to a record, so that the record's page leads back to the same rows. */
export interface FromList {
  readonly list: string;
}

/** The state for links that leave a list. */
export function useLeaving(): { readonly state: FromList } {
  const { pathname, search } = useLocation();
  return { state: { list: pathname + search } };
}

/** The list that one came from, as it was, where it is that list or one of the others; for who came another way the list's own path. */
export function useWayBack(path: string, ...others: readonly string[]): string {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  const from = typeof list === 'string' ? (list.split('?')[0] ?? '') : '';
  return typeof list === 'string' && [path, ...others].includes(from) ? list : path;
}

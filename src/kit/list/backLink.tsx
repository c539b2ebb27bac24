import { Link, useLocation, type LinkProps } from 'react-router-dom';

/**
 * Location state of links that leave a list; the record's page uses it to return to the same rows.
 */
export interface ListLinkState {
  readonly list: string;
}

/** Link that leaves a list, from whose target the user returns to the same rows. */
export const LinkFromList = (props: Omit<LinkProps, 'state'>) => {
  const { pathname, search } = useLocation();
  return <Link {...props} state={{ list: pathname + search } satisfies ListLinkState} />;
};

/**
 * Returns the URL of the list the user came from, if it is `path` or one of `otherPaths`;
 * otherwise `path`.
 */
export function useBackLink(path: string, ...otherPaths: readonly string[]): string {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  const from = typeof list === 'string' ? (list.split('?')[0] ?? '') : '';
  return typeof list === 'string' && [path, ...otherPaths].includes(from) ? list : path;
}

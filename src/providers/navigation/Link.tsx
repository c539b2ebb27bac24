import type { ComponentProps, MouseEvent } from 'react';
import { createPath, parsePath, type Path } from 'react-router-dom';
import { useHistory } from './useHistory.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Absolute path in the console, with its query string: '/dashboard/peserta?page=2'. */
  to: string;
  /** State of the new location, or a function that makes it from the path at the time of the click. */
  state?: object | undefined | ((from: Path) => object);
}

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * Link to a page of the console. react-router's renders again whenever the address changes, since it also
 * resolves relative paths: in a list, 60 times for each page.
 */
export const Link = ({ to, state, target, onClick, children, ...props }: LinkProps) => {
  const history = useHistory();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isForBrowser = target !== undefined && target !== '_self';
    if (event.defaultPrevented || isForBrowser || !isPlainClick(event)) return;
    event.preventDefault();
    const { location: from } = history;
    const next = { pathname: from.pathname, search: '', hash: '', ...parsePath(to) };
    // Like the browser, which adds no entry to the history for the page that is shown.
    const isShown = createPath(next) === createPath(from);
    history[isShown ? 'replace' : 'push'](next, typeof state === 'function' ? state(from) : state);
  };
  return (
    <a {...props} href={history.createHref(to)} target={target} onClick={handleClick}>
      {children}
    </a>
  );
};

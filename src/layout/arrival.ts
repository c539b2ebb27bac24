import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The key of the location that the browser itself opened. Nobody navigated there, so nothing takes
 * the focus; null when the person came from within the portal.
 */
export const FirstLocation = createContext<string | null>(null);

/**
 * Gives a page's heading the focus when a person arrives at it, so that a screen reader says where
 * they are and Tab goes on from there. Filters in the address are no arrival, and somebody who is
 * already at work in the page is not called away.
 */
export function useArrival<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null);
  const { pathname, key } = useLocation();
  const first = useContext(FirstLocation);
  const isFirst = key === first;
  useEffect(() => {
    const busy = document.activeElement?.parentElement?.closest('main, [role="dialog"]');
    if (!isFirst && !busy) heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new path is an arrival
  }, [pathname]);
  return heading;
}

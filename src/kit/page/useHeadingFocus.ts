import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Key of the initial location, whose heading is not focused because the user did not navigate
 * there; null when they came from within the portal.
 */
export const InitialLocationContext = createContext<string | null>(null);

/**
 * Focuses the page's heading after navigation, so that screen readers announce the page. Query
 * changes do not count, except those that show another `step`; focus inside the page is not moved.
 */
export function useHeadingFocus<T extends HTMLElement>(step?: string): RefObject<T | null> {
  const heading = useRef<T>(null);
  const { pathname, key } = useLocation();
  const initialKey = useContext(InitialLocationContext);
  useEffect(() => {
    const isFocusInPage = document.activeElement?.parentElement?.closest('main, [role="dialog"]');
    const isInitial = key === initialKey;
    if (!isInitial && !isFocusInPage) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only another path or step counts as navigation
  }, [pathname, step]);
  return heading;
}

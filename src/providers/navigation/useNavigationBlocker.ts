import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import type { BlockedNavigation, BlockingHistory, NavigationBlocker } from './blockingHistory.ts';

/**
 * Blocks navigations inside the console while `shouldBlock` says so.
 * @returns the navigation that waits for a decision, or null
 */
export function useNavigationBlocker(
  shouldBlock: NavigationBlocker['shouldBlock'],
): BlockedNavigation | null {
  const { navigator } = useContext(NavigationContext);
  // Tests of a part of the console may use another router, which blocks nothing.
  const { block } = navigator as Partial<BlockingHistory>;
  const [blocked, setBlocked] = useState<BlockedNavigation | null>(null);
  const latest = useRef(shouldBlock);
  useLayoutEffect(() => {
    latest.current = shouldBlock;
  });
  useEffect(
    () =>
      block?.({
        shouldBlock: (from, to) => latest.current(from, to),
        onBlocked: setBlocked,
      }),
    [block],
  );
  return blocked;
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockedNavigation, NavigationBlocker } from './blockingHistory.ts';
import { useHistory } from './useHistory.ts';

/**
 * Blocks navigations inside the console while `shouldBlock` says so.
 * @returns the navigation that waits for a decision, or null
 */
export function useNavigationBlocker(
  shouldBlock: NavigationBlocker['shouldBlock'],
): BlockedNavigation | null {
  const { block } = useHistory();
  const [blocked, setBlocked] = useState<BlockedNavigation | null>(null);
  const latest = useRef(shouldBlock);
  useLayoutEffect(() => {
    latest.current = shouldBlock;
  });
  useEffect(
    () =>
      block({
        shouldBlock: (from, to) => latest.current(from, to),
        onBlocked: setBlocked,
      }),
    [block],
  );
  return blocked;
}

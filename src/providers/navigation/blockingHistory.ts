import {
  NavigationType,
  parsePath,
  type Location,
  type Path,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<History['listen']>[0];
type To = Parameters<History['push']>[0];

/** A navigation that waits for a decision. */
export interface BlockedNavigation {
  readonly location: Path;
  /** Continues the navigation. */
  readonly proceed: () => void;
  /** Stays on the page. */
  readonly reset: () => void;
}

/** Decides about navigations inside the console. */
export interface NavigationBlocker {
  readonly shouldBlock: (from: Path, to: Path) => boolean;
  /** Receives the blocked navigation; null once it is decided. */
  readonly onBlocked: (navigation: BlockedNavigation | null) => void;
}

/** A history whose navigations can be blocked. */
export interface BlockingHistory extends History {
  /** Adds a blocker; the last one added decides. @returns a function that removes it */
  readonly block: (blocker: NavigationBlocker) => () => void;
}

/**
 * Adds blocking to a history of react-router, whose own `useBlocker` needs its data router: twice the
 * code of its other components, for loaders and actions that the console does not use.
 * @param history reports pushes too (`v5Compat`)
 */
export function createBlockingHistory(history: History): BlockingHistory {
  const blockers: NavigationBlocker[] = [];
  let shown: Path = history.location;
  /** Ends the wait for the return to the page after a blocked step back or forward. */
  let endReturn: (() => void) | undefined;
  let isAllowed = false;

  const allow = (navigate: () => void): void => {
    isAllowed = true;
    navigate();
  };

  /** Asks the blocker. @returns whether the navigation must wait */
  const isBlocked = (to: Path, navigate: () => void): boolean => {
    const blocker = blockers.at(-1);
    if (isAllowed || !blocker?.shouldBlock(shown, to)) return false;
    const decide = (next?: () => void) => () => {
      blocker.onBlocked(null);
      if (next) allow(next);
    };
    blocker.onBlocked({ location: to, proceed: decide(navigate), reset: decide() });
    return true;
  };

  const navigate = (to: To, change: () => void): void => {
    if (isBlocked(toPath(to, shown), change)) return;
    change();
    isAllowed = false;
  };

  const listen = (listener: Listener) => {
    const stop = history.listen(update => {
      if (endReturn) {
        endReturn();
        endReturn = undefined;
        return;
      }
      const { delta, location, action } = update;
      // The address has changed already, so the history goes back to the page before it asks.
      if (action === NavigationType.Pop && delta !== null && delta !== 0) {
        let hasReturned: Promise<void> | undefined;
        const stepAgain = (): void => void hasReturned?.then(() => allow(() => history.go(delta)));
        if (isBlocked(location, stepAgain)) {
          hasReturned = new Promise(resolve => (endReturn = resolve));
          history.go(-delta);
          return;
        }
      }
      isAllowed = false;
      shown = location;
      listener(update);
    });
    // The user may have gone back while the page was being rendered, before it listened.
    const { location } = history;
    if (history.createHref(location) !== history.createHref(shown)) {
      shown = location;
      listener({ action: NavigationType.Pop, location, delta: null });
    }
    return stop;
  };

  // A copy would freeze the present location, which is a getter.
  return Object.create(history, {
    push: { value: (to: To, state?: unknown) => navigate(to, () => history.push(to, state)) },
    replace: { value: (to: To, state?: unknown) => navigate(to, () => history.replace(to, state)) },
    listen: { value: listen },
    block: {
      value: (blocker: NavigationBlocker) => {
        blockers.push(blocker);
        return () => void blockers.splice(blockers.indexOf(blocker), 1);
      },
    },
  }) as BlockingHistory;
}

/** The path of a target, relative to the present one where it leaves parts out. */
function toPath(to: To, { pathname }: Path): Path {
  const path: Partial<Path> | Location = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: path.pathname ?? pathname, search: path.search ?? '', hash: path.hash ?? '' };
}

import { generatePath, matchRoutes, useLocation, type Params } from 'react-router-dom';
import type { MenuEntry } from '#contract/policy.ts';
import { screens, type Screen } from '#src/screens.ts';

/** A screen on the path from the dashboard to the current page. */
export interface Step {
  readonly screen: Screen;
  readonly to: string;
}

const routes = screens.map(screen => ({ path: screen.path, handle: screen }));

function fill(screen: Screen, params: Params): string {
  try {
    return generatePath(screen.path, params);
  } catch {
    // The parent needs a parameter that this path does not have.
    return '/dashboard';
  }
}

/** Returns the screens from the dashboard to a path; empty when no screen matches. */
export function wayTo(pathname: string): Step[] {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const way: Step[] = [];
  let screen: Screen | undefined = match?.route.handle;
  while (screen && match) {
    way.unshift({ screen, to: fill(screen, match.params) });
    const { parent } = screen;
    screen = screens.find(({ path }) => path === parent);
  }
  return way;
}

/** Returns the screens from the dashboard to the current page. */
export const useWay = (): Step[] => wayTo(useLocation().pathname);

/**
 * Returns the nearest menu entry on a screen path that `has` accepts; `exact` when it is the page
 * itself.
 */
export function entryOf(
  way: readonly Step[],
  has: (entry: MenuEntry) => boolean,
): { entry: MenuEntry; exact: boolean } | null {
  for (let at = way.length - 1; at >= 0; at -= 1) {
    const entry = way[at]?.screen.menu;
    if (entry && has(entry)) return { entry, exact: at === way.length - 1 };
  }
  return null;
}

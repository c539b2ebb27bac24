import { generatePath, matchRoutes, useLocation, type Params } from 'react-router-dom';
import type { MenuEntry } from '#contract/policy.ts';
import { screens, type Screen } from '#src/screens.ts';

/** A screen on the way from the dashboard to where one is. */
export interface Step {
  readonly screen: Screen;
  readonly to: string;
}

const routes = screens.map(screen => ({ path: screen.path, handle: screen }));

function fill(screen: Screen, params: Params): string {
  try {
    return generatePath(screen.path, params);
  } catch {
    // The screen above wants to know more than this address says; the nearest that is always there.
    return '/dashboard';
  }
}

/** The screens from the dashboard down to the one of an address; empty where there is none. */
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

/** The way to where the person is now. */
export const useWay = (): Step[] => wayTo(useLocation().pathname);

/** The entry of the menu below which a way leads, among those that somebody has. */
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

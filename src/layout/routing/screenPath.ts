import { generatePath, matchRoutes, useLocation, type Params } from 'react-router-dom';
import type { MenuEntry } from '#contract/policy.ts';
import { screens, type Screen } from '#src/screens.ts';

/** A screen on the path from the dashboard to the current page. */
export interface ScreenPathItem {
  readonly screen: Screen;
  readonly to: string;
}

const routes = screens.map(screen => ({ path: screen.path, handle: screen }));

function fillPath(screen: Screen, params: Params): string {
  try {
    return generatePath(screen.path, params);
  } catch {
    // The parent needs a parameter that this path does not have.
    return '/dashboard';
  }
}

/** Returns the screens from the dashboard to a path; empty when no screen matches. */
export function screenPathTo(pathname: string): ScreenPathItem[] {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const screenPath: ScreenPathItem[] = [];
  let screen: Screen | undefined = match?.route.handle;
  while (screen && match) {
    screenPath.unshift({ screen, to: fillPath(screen, match.params) });
    const { parent } = screen;
    screen = screens.find(({ path }) => path === parent);
  }
  return screenPath;
}

/** Returns the screens from the dashboard to the current page. */
export const useScreenPath = (): ScreenPathItem[] => screenPathTo(useLocation().pathname);

/**
 * Returns the nearest menu entry on a screen path that `isInMenu` accepts; `exact` when it is
 * the page itself.
 */
export function menuEntryOf(
  screenPath: readonly ScreenPathItem[],
  isInMenu: (entry: MenuEntry) => boolean,
): { entry: MenuEntry; exact: boolean } | null {
  for (let at = screenPath.length - 1; at >= 0; at -= 1) {
    const entry = screenPath[at]?.screen.menu?.entry;
    if (entry && isInMenu(entry)) return { entry, exact: at === screenPath.length - 1 };
  }
  return null;
}

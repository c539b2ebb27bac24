import { useMemo } from 'react';
import { generatePath, matchRoutes, useLocation, type Params } from 'react-router-dom';
import type { MenuEntry } from '#contract/menu.ts';
import type { Role } from '#contract/policy.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { screens, type Screen } from '#src/shell/screens.ts';
import { screenRoutes } from './screenRoutes.tsx';

/** A screen on the path from the dashboard to the current page. */
export interface ScreenPathItem {
  readonly screen: Screen;
  readonly to: string;
}

/** Finds the screen of a path, and the values of its parameters. */
function matchScreen(pathname: string): { screen: Screen | undefined; params: Params } {
  const match = matchRoutes(screenRoutes, pathname)?.at(-1);
  return { screen: match?.route.handle as Screen | undefined, params: match?.params ?? {} };
}

/** The account for which a screen path is built. */
export interface ScreenViewer {
  readonly role: Role;
  /** The account's company or facility; fills the `:id` of screens for one's own record. */
  readonly idReferensi: number | null;
}

function fillPath(screen: Screen, params: Params): string {
  try {
    return generatePath(screen.path, params);
  } catch {
    // The parent needs a parameter that this path does not have.
    return '/dashboard';
  }
}

/**
 * Returns the screens from the dashboard to a path; empty when no screen matches.
 * @param viewer with the scope `own`, the path leads through the lists of the account's own records;
 * parents that the account may not open are left out
 */
export function screenPathTo(pathname: string, viewer?: ScreenViewer): ScreenPathItem[] {
  const { screen: last, params: pathParams } = matchScreen(pathname);
  const screenPath: ScreenPathItem[] = [];
  let screen = last;
  while (screen) {
    const { access, requiresOwnId, ownParent } = screen;
    const scope = viewer && permissionScope(viewer.role, access);
    const isOwn = scope === 'own';
    const params = isOwn && requiresOwnId ? { id: String(viewer?.idReferensi ?? 0) } : pathParams;
    if (!viewer || scope || screenPath.length === 0) {
      screenPath.unshift({ screen, to: fillPath(screen, params) });
    }
    const parent = (isOwn ? ownParent : undefined) ?? screen.parent;
    screen = screens.find(({ path }) => path === parent);
  }
  return screenPath;
}

/** Returns the screens from the dashboard to the current page. */
export function useScreenPath(): ScreenPathItem[] {
  const { pathname } = useLocation();
  const session = useRequiredSession();
  return useMemo(() => screenPathTo(pathname, session), [pathname, session]);
}

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

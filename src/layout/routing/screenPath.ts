import { generatePath, matchRoutes, type Params } from 'react-router-dom';
import { canAccess, type MenuEntry, type Role } from '#contract/policy.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { usePathname } from '#src/providers/navigation/usePathname.ts';
import { screens, type Screen } from '#src/screens.ts';

/** A screen on the path from the dashboard to the current page. */
export interface ScreenPathItem {
  readonly screen: Screen;
  readonly to: string;
}

const routes = screens.map(screen => ({ path: screen.path, handle: screen }));

type ScreenMatch = { readonly screen: Screen; readonly params: Params } | null;

/** Screens of the paths asked for last; the menu and the breadcrumb ask for the same ones all the time. */
const recentMatches = new Map<string, ScreenMatch>();

/**
 * Finds the screen of a path; null when there is none. Matching compiles the paths of all screens, which
 * takes milliseconds.
 */
export function matchScreen(pathname: string): ScreenMatch {
  const recent = recentMatches.get(pathname);
  if (recent !== undefined) return recent;
  const match = matchRoutes(routes, pathname)?.at(-1);
  const found = match ? { screen: match.route.handle, params: match.params } : null;
  if (recentMatches.size >= 200) recentMatches.clear();
  recentMatches.set(pathname, found);
  return found;
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
  const match = matchScreen(pathname);
  const screenPath: ScreenPathItem[] = [];
  let screen = match?.screen;
  while (screen && match) {
    const { access, requiresOwnId, ownParent } = screen;
    const scope = viewer && canAccess(viewer.role, access);
    const isOwn = scope === 'own';
    const params = isOwn && requiresOwnId ? { id: String(viewer?.idReferensi ?? 0) } : match.params;
    if (!viewer || scope || screenPath.length === 0) {
      screenPath.unshift({ screen, to: fillPath(screen, params) });
    }
    const parent = (isOwn ? ownParent : undefined) ?? screen.parent;
    screen = screens.find(({ path }) => path === parent);
  }
  return screenPath;
}

/** Returns the screens from the dashboard to the current page. */
export const useScreenPath = (): ScreenPathItem[] =>
  screenPathTo(usePathname(), useRequiredSession());

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

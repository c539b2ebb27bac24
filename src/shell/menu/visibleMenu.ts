import { generatePath } from 'react-router-dom';
import { isInMenu, type MenuEntry } from '#contract/menu.ts';
import type { Role } from '#contract/policy.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import {
  portalMenu,
  sharedMenu,
  screens,
  type MenuGroup,
  type LabelledMenuItem,
} from '#src/shell/screens.ts';

/** The account a menu is built for. */
export interface MenuUser {
  readonly role: Role;
  /** The account's company or facility; fills the `:id` of entries for one's own record. */
  readonly idReferensi: number | null;
}

/** A menu entry with its path. */
export interface MenuLink extends LabelledMenuItem {
  readonly to: string;
}

/** A menu group with the links the user may open. */
export interface VisibleMenuGroup {
  readonly label?: MessageKey;
  readonly links: readonly MenuLink[];
}

function menuLinks(entry: MenuEntry, { role, idReferensi }: MenuUser): MenuLink[] {
  const screen = screens.find(({ menu }) => menu?.entry === entry);
  // An entry needs a screen, a place in the role's menu, and the right to open the screen.
  if (!screen?.menu || !isInMenu(role, entry) || !permissionScope(role, screen.access)) return [];
  const { menu, path } = screen;
  const { opens } = menu;
  if (opens && permissionScope(role, opens.needs)) return [{ ...menu, to: opens.path }];
  if (!path.includes(':')) return [{ ...menu, to: path }];
  return idReferensi === null
    ? []
    : [{ ...menu, to: generatePath(path, { id: String(idReferensi) }) }];
}

/** Whether a menu has an entry. */
export const hasEntry = (groups: readonly VisibleMenuGroup[], entry: MenuEntry): boolean =>
  groups.some(({ links }) => links.some(link => link.entry === entry));

/** Returns the side menu of an account without empty groups. */
export function visibleMenu(
  user: MenuUser,
  groups: readonly MenuGroup[] = [...sharedMenu, ...portalMenu],
): VisibleMenuGroup[] {
  return groups
    .map(({ label, entries }) => ({ label, links: entries.flatMap(e => menuLinks(e, user)) }))
    .filter(({ links }) => links.length > 0);
}

import { generatePath } from 'react-router-dom';
import { canAccess, seesInMenu, type MenuEntry, type Role } from '#contract/policy.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { addedMenu, mainMenu, screens, type MenuGroup } from '#src/screens.ts';

/** Whose menu it is. */
export interface Viewer {
  readonly role: Role;
  /** The company or facility of the account, for entries that lead to one's own. */
  readonly idReferensi: number | null;
}

/** An entry as it is shown. */
export interface MenuLink {
  readonly entry: MenuEntry;
  readonly to: string;
}

export interface ShownGroup {
  readonly label?: MessageKey;
  readonly links: readonly MenuLink[];
}

function linkOf(entry: MenuEntry, { role, idReferensi }: Viewer): MenuLink[] {
  const screen = screens.find(({ menu }) => menu === entry);
  // An entry stands only where its screen is there, is meant for this role, and would open.
  if (!screen || !seesInMenu(role, entry) || !canAccess(role, screen.access)) return [];
  if (!screen.path.includes(':')) return [{ entry, to: screen.path }];
  return idReferensi === null
    ? []
    : [{ entry, to: generatePath(screen.path, { id: String(idReferensi) }) }];
}

/** The side menu of an account, without empty groups. */
export function menuOf(
  viewer: Viewer,
  groups: readonly MenuGroup[] = [...mainMenu, ...addedMenu],
): ShownGroup[] {
  return groups
    .map(({ label, entries }) => ({ label, links: entries.flatMap(e => linkOf(e, viewer)) }))
    .filter(({ links }) => links.length > 0);
}

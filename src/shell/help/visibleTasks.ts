import type { Permission } from '#contract/policy.ts';
import type { CoreMessageKey } from '#src/i18n/messages.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import type { Session } from '#src/providers/session.ts';
import type { VisibleMenuGroup } from '#src/shell/menu/visibleMenu.ts';
import { pagesBelowMenu } from '#src/shell/palette/usePaletteItems.ts';
import { screens } from '#src/shell/screens.ts';
import type { ScreenHelp } from './screenHelp.ts';

/** The account for which tasks are chosen. */
export type HelpReader = Pick<Session, 'role' | 'idReferensi'>;

/** A task that the panel shows, with the page where it is done unless that is the current one. */
export interface VisibleTask {
  readonly text: string;
  readonly page?: { readonly title: CoreMessageKey; readonly to: string };
}

const maxTasks = 3;

/** Returns the pages that need no record and that the account may open, by their titles. */
function pagesOf(
  groups: readonly VisibleMenuGroup[],
  reader: HelpReader,
): ReadonlyMap<CoreMessageKey, string> {
  const inMenu = groups.flatMap(({ links }) =>
    links.flatMap(({ entry, to }) => {
      const screen = screens.find(({ menu }) => menu?.entry === entry);
      return screen ? [[screen.title, to] as const] : [];
    }),
  );
  const below = pagesBelowMenu(groups, reader).map(({ screen, to }) => [screen.title, to] as const);
  // The menu comes last: of two pages with the same title it leads to the account's own list.
  return new Map([...below, ...inMenu]);
}

/**
 * Returns the three most usual tasks of a screen that the account may do.
 * @param groups the account's menu, which decides what is linked
 * @param current title of the screen that the help is about
 */
export function visibleTasks(
  { tasks }: ScreenHelp,
  groups: readonly VisibleMenuGroup[],
  reader: HelpReader,
  current: CoreMessageKey,
): readonly VisibleTask[] {
  const pages = pagesOf(groups, reader);
  const has = (permission: Permission) => permissionScope(reader.role, permission) !== undefined;
  return tasks
    .filter(
      ({ at, needs }) =>
        (!needs || has(needs)) &&
        (!at || screens.some(({ title, access }) => title === at && has(access))),
    )
    .slice(0, maxTasks)
    .map(({ text, at }) => {
      const to = at === undefined || at === current ? undefined : pages.get(at);
      return at === undefined || to === undefined ? { text } : { text, page: { title: at, to } };
    });
}

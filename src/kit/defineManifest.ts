import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { MenuEntry } from '#contract/menu.ts';
import type { Permission } from '#contract/policy.ts';
import type { CoreMessageKey } from '#src/i18n/messages.ts';
import type { app } from '#texts/app.ts';

/** Name of a side menu group that has a heading. */
export type MenuGroupName = keyof typeof app.menu.group;

/** An entry of the side menu; `contract/policy.ts` decides its position and who sees it. */
export interface MenuItem {
  readonly entry: MenuEntry;
  /** Entries without a group are above the groups. */
  readonly group?: MenuGroupName;
  readonly icon: ComponentType<SvgIconProps>;
  /** Label in the menu; defaults to the screen's title. */
  readonly label?: CoreMessageKey;
  /** The page that opens instead for those with a permission, whose tasks the entry counts there. */
  readonly opens?: { readonly path: string; readonly needs: Permission };
}

/** A route of the console with its permission and title. */
export interface ScreenSpec<C extends string = string> {
  readonly path: string;
  /** Required right; without it the screen shows 'Akses ditolak'. */
  readonly access: Permission;
  /** With the scope `own`, `:id` must be the user's company or facility. */
  readonly requiresOwnId?: true;
  /** Title in the breadcrumb, which is shown before the screen's module is loaded. */
  readonly title: CoreMessageKey;
  /** Path of the parent in the breadcrumb; undefined for the dashboard. */
  readonly parent?: string;
  /** The parent for users with the scope `own`, such as the list of their own records. */
  readonly ownParent?: string;
  /** The side menu entry that leads here. */
  readonly menu?: MenuItem;
  /** Name of the component that the loaded module exports. */
  readonly component: C;
}

/** What the console knows of a module of screens before it loads the module. */
export interface Manifest {
  readonly name: string;
  readonly load: () => Promise<object>;
  readonly screens: readonly ScreenSpec[];
}

/** Names of the components in a module that need no props. */
export type ComponentName<M> = {
  [K in keyof M]: M[K] extends ComponentType ? K : never;
}[keyof M] &
  string;

/** Declares a manifest; a component that the module does not export is a type error. */
export const defineManifest = <M extends object>(manifest: {
  readonly name: string;
  /** Loads the module as a separate chunk. */
  readonly load: () => Promise<M>;
  readonly screens: readonly ScreenSpec<ComponentName<M>>[];
}): Manifest => manifest;

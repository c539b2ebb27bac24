import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { menu, type MenuEntry } from '#contract/menu.ts';
import { accountManifest } from '#src/account/settings/manifest.ts';
import { dashboardManifest } from '#src/dashboard/manifest.ts';
import type { CoreMessageKey, MessageKey } from '#src/i18n/messages.ts';
import type { Manifest, MenuGroupName, MenuItem, ScreenSpec } from '#src/kit/defineManifest.ts';
import { printManifest } from '#src/print/manifest.ts';
import { resourceManifests } from '#src/resources/manifests.ts';

/** A menu entry with its label. */
export interface LabelledMenuItem extends MenuItem {
  readonly label: CoreMessageKey;
}

/** A screen of a manifest with its lazily loaded component. */
export interface Screen extends Omit<ScreenSpec, 'component' | 'menu'> {
  readonly menu?: LabelledMenuItem;
  readonly component: LazyExoticComponent<ComponentType>;
}

/** Returns the screens of a manifest; they share the chunk of its module. */
const screensOf = ({ load, screens: specs }: Manifest): readonly Screen[] =>
  specs.map(({ menu: item, component, ...spec }) => ({
    ...spec,
    menu: item && { label: spec.title, ...item },
    component: lazy(async () => {
      const components = (await load()) as Readonly<Record<string, ComponentType>>;
      // `defineManifest` checks the name.
      return { default: components[component] as ComponentType };
    }),
  }));

/** All routes of the signed-in console. */
export const screens: readonly Screen[] = [
  dashboardManifest,
  accountManifest,
  ...resourceManifests,
  printManifest,
].flatMap(screensOf);

/** A group of menu entries with an optional heading. */
export interface MenuGroup {
  readonly label?: MessageKey;
  readonly entries: readonly MenuEntry[];
}

/** Returns a group's entries in the order of the policy. */
const menuGroup = (name?: MenuGroupName): MenuGroup => ({
  label: name && `app.menu.group.${name}`,
  entries: (Object.keys(menu) as MenuEntry[]).filter(entry =>
    screens.some(screen => screen.menu?.entry === entry && screen.menu.group === name),
  ),
});

/** Menu groups that all portals of the programme share. */
export const sharedMenu: readonly MenuGroup[] = [
  menuGroup(),
  menuGroup('peserta'),
  menuGroup('master'),
  menuGroup('organisasi'),
  menuGroup('transaksi'),
  menuGroup('voucher'),
  menuGroup('sistem'),
];

/** Menu groups that only this portal has. */
export const portalMenu: readonly MenuGroup[] = [
  menuGroup('pelayanan'),
  menuGroup('keuangan'),
  menuGroup('unggahan'),
  menuGroup('pemeriksaan'),
  menuGroup('pengaturan'),
];

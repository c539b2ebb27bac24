import type { MenuEntry } from '#contract/policy.ts';
import type { MessageKey } from './i18n/messages.ts';
import { accountScreens } from './screens/accountScreens.ts';
import { administrationScreens } from './screens/administrationScreens.ts';
import { masterDataScreens } from './screens/masterDataScreens.ts';
import { pesertaScreens } from './screens/pesertaScreens.ts';
import type { Screen } from './screens/screen.ts';

export type { Screen } from './screens/screen.ts';

/** All routes of the signed-in console. */
export const screens: readonly Screen[] = [
  ...accountScreens,
  ...pesertaScreens,
  ...masterDataScreens,
  ...administrationScreens,
];

/** A group of menu entries with an optional heading. */
export interface MenuGroup {
  readonly label?: MessageKey;
  readonly entries: readonly MenuEntry[];
}

/** Menu entries that all portals of the programme share. */
export const sharedMenu: readonly MenuGroup[] = [
  { entries: ['dashboard'] },
  {
    label: 'app.menu.group.peserta',
    entries: [
      'pesertaOwn',
      'pesertaBooster',
      'boosterEksternal',
      'pesertaAll',
      'pesertaBoosterAll',
    ],
  },
  { label: 'app.menu.group.master', entries: ['faskesAll', 'bhbuAll', 'product', 'service'] },
  { label: 'app.menu.group.organisasi', entries: ['faskesOwn', 'jadwalOwn', 'bhbuOwn'] },
  { label: 'app.menu.group.sistem', entries: ['user', 'role', 'ticketChange'] },
];

/** Menu entries that only this portal has. */
export const portalMenu: readonly MenuGroup[] = [
  { label: 'app.menu.group.pelayanan', entries: ['vaksinasi'] },
  { label: 'app.menu.group.unggahan', entries: ['importHistory'] },
  { label: 'app.menu.group.pemeriksaan', entries: ['application', 'audit', 'outbox'] },
];

import type { MenuEntry } from '#contract/policy.ts';
import type { MessageKey } from './i18n/messages.ts';
import { account } from './screens/account.ts';
import { administration } from './screens/administration.ts';
import { master } from './screens/master.ts';
import { participants } from './screens/participants.ts';
import type { Screen } from './screens/screen.ts';

export type { Screen } from './screens/screen.ts';

/** All routes of the signed-in console. */
export const screens: readonly Screen[] = [
  ...account,
  ...participants,
  ...master,
  ...administration,
];

/** A group of menu entries with an optional heading. */
export interface MenuGroup {
  readonly label?: MessageKey;
  readonly entries: readonly MenuEntry[];
}

/** Menu entries that all portals of the programme share. */
export const mainMenu: readonly MenuGroup[] = [
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
export const addedMenu: readonly MenuGroup[] = [
  { label: 'app.menu.group.pelayanan', entries: ['vaksinasi'] },
  { label: 'app.menu.group.unggahan', entries: ['imporHistory'] },
  { label: 'app.menu.group.pemeriksaan', entries: ['application', 'audit', 'outbox'] },
];

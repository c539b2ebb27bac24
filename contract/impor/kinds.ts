import type { VaccinationType } from '../peserta/record.ts';
import { canAccess, type Permission, type Role } from '../policy.ts';

/**
 * What the rows of a file are: participants of the regular programme, boosters that are to be given,
 * boosters that were given elsewhere, or what the ministry's smart checking said of people.
 */
export const imporKinds = ['peserta', 'booster', 'boosterEksternal', 'smartChecking'] as const;
export type ImporKind = (typeof imporKinds)[number];

/** The right to bring in rows of a kind, and with it to work on uploads of it. */
export const rightOf = {
  peserta: 'peserta.import',
  booster: 'peserta.importBooster',
  boosterEksternal: 'peserta.importExternal',
  smartChecking: 'peserta.importSmart',
} as const satisfies Record<ImporKind, Permission>;

/** The kinds that a role brings in. */
export const kindsFor = (role: Role): ImporKind[] =>
  imporKinds.filter(kind => canAccess(role, rightOf[kind]) !== undefined);

/** The vaccination type of the registrations that rows of a kind become; smart checking registers nobody. */
export const typeOf = {
  peserta: 0,
  booster: 1,
  boosterEksternal: 2,
  smartChecking: 0,
} as const satisfies Record<ImporKind, VaccinationType>;

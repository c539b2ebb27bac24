import type { VaccinationType } from '../peserta/record.ts';
import { canAccess, type Permission, type Role } from '../policy.ts';

/**
 * What the rows of a file contain: regular participants, planned boosters, external boosters, or
 * smart-check results of the ministry.
 */
export const imporKinds = ['peserta', 'booster', 'boosterEksternal', 'smartChecking'] as const;
export type ImporKind = (typeof imporKinds)[number];

/** Permission required to create an import of a kind and to work on it. */
export const rightOf = {
  peserta: 'peserta.import',
  booster: 'peserta.importBooster',
  boosterEksternal: 'peserta.importExternal',
  smartChecking: 'peserta.importSmart',
} as const satisfies Record<ImporKind, Permission>;

/** Returns the import kinds that a role may create. */
export const kindsFor = (role: Role): ImporKind[] =>
  imporKinds.filter(kind => canAccess(role, rightOf[kind]) !== undefined);

/** Vaccination type of the registrations created from a kind; smart-check results create none. */
export const typeOf = {
  peserta: 0,
  booster: 1,
  boosterEksternal: 2,
  smartChecking: 0,
} as const satisfies Record<ImporKind, VaccinationType>;

import type { VaccinationType } from '../peserta/record.ts';
import { roleScope, type Permission, type Role } from '../../policy.ts';

/**
 * What the rows of a file contain: regular participants, planned boosters, external boosters, or
 * smart-check results of the ministry.
 */
export const importKinds = ['peserta', 'booster', 'boosterEksternal', 'smartChecking'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Permission required to create an import of a kind and to work on it. */
export const importPermissions = {
  peserta: 'import.create',
  booster: 'import.createBooster',
  boosterEksternal: 'import.createExternal',
  smartChecking: 'import.createSmartCheck',
} as const satisfies Record<ImportKind, Permission>;

/** Returns the import kinds that a role may create. */
export const importKindsFor = (role: Role): ImportKind[] =>
  importKinds.filter(kind => roleScope(role, importPermissions[kind]) !== undefined);

/** Vaccination type of the registrations created from a kind; smart-check results create none. */
export const vaccinationTypeByKind = {
  peserta: 0,
  booster: 1,
  boosterEksternal: 2,
  smartChecking: 0,
} as const satisfies Record<ImportKind, VaccinationType>;

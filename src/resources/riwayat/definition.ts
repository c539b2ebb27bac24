import type { Peserta } from '#contract/peserta/index.ts';
import { canAccess, type Role } from '#contract/policy.ts';
import { defineResource, type Definition } from '#src/ui/resource/definition.ts';
import { acts as ofBoosters } from '../booster/acts.ts';
import { acts, revival } from '../peserta/acts.ts';
import { all, listed } from '../peserta/definition.ts';

/** The participant definition that a role's actions and links on this page use. */
export const listOf = (role: Role): Definition =>
  canAccess(role, 'peserta.read') === 'all' ? all : listed(role);

/**
 * The same definition with the actions for a vaccination type, or only restore for a deleted
 * record.
 */
export const deedsFor = (
  role: Role,
  type: Peserta['vaccinationType'],
  isDeleted: boolean,
): Definition =>
  isDeleted
    ? defineResource<Peserta>({
        ...listOf(role),
        rights: { read: 'peserta.read' },
        acts: [revival],
      } as unknown as Definition<Peserta>)
    : ({ ...listOf(role), acts: type === 1 ? ofBoosters : acts } as unknown as Definition);

/** Field definitions for display on this page, with labels from `resources.riwayat`. */
export const shown = defineResource<Peserta>({
  ...(all as unknown as Definition<Peserta>),
  name: 'riwayat',
  fields: {
    ...all.fields,
    vaccinationType: { kind: 'select' },
    layakMulai: { kind: 'date' },
    tanggalDosis1: { kind: 'date' },
    tanggalDosis2: { kind: 'date' },
    tanggalBooster: { kind: 'date' },
    noTiket: { kind: 'code' },
    batch: { kind: 'code' },
    isEligible: { chip: ({ isEligible }) => (isEligible ? 'good' : 'attention') },
    smartCheckStatus: {
      kind: 'select',
      chip: ({ smartCheckStatus }) => (smartCheckStatus === 'VALID' ? 'good' : 'bad'),
    },
  },
});

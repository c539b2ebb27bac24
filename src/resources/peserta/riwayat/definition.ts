import { createElement } from 'react';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import type { Role } from '#contract/policy.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { Eligibility } from '../../booster/Eligibility.tsx';
import { allPeserta, allPesertaSpec, pesertaListDefinition } from '../definition.ts';

/** The participant definition that a role's actions and links on this page use. */
export const detailDefinitionFor = (role: Role): ResourceSpec =>
  permissionScope(role, 'peserta.read') === 'all' ? allPeserta : pesertaListDefinition(role);

/** Field definitions for display on this page, with labels from `resources.riwayat`. */
export const displayDefinition = defineResource<Peserta>({
  ...allPesertaSpec,
  name: 'riwayat',
  fields: {
    ...allPesertaSpec.fields,
    vaccinationType: { kind: 'select' },
    layakMulai: { kind: 'date' },
    tanggalDosis1: { kind: 'date' },
    tanggalDosis2: { kind: 'date' },
    tanggalBooster: { kind: 'date' },
    noTiket: { kind: 'code' },
    batch: { kind: 'code' },
    isEligible: { render: record => createElement(Eligibility, { record }) },
    smartCheckStatus: {
      kind: 'select',
      chip: ({ smartCheckStatus }) => (smartCheckStatus === 'VALID' ? 'good' : 'bad'),
    },
  },
});

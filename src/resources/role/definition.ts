import { createElement } from 'react';
import { role, roleInput, type RoleRecord } from '#contract/domains/role.ts';
import { canGrantRole, roles } from '#contract/policy.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { defineResource } from '#src/kit/resource/definition.ts';
import { role as roleMessages } from '#texts/role.ts';
import { roleResource } from './manifest.ts';

addMessages({ resources: { role: roleMessages } });

// It watches the form, whose library the list has no use for.
const RightsMatrix = lazyInput(async () => ({
  default: (await import('./RightsMatrix.tsx')).RightsMatrix,
}));

const RoleProposals = lazyInput(async () => {
  const { OpenProposals } = await import('../usulanPerubahan/OpenProposals.tsx');
  return { default: () => createElement(OpenProposals, { resource: 'role' }) };
});

const createPath = '/admin/role/add';

/** Built-in roles, which hold the rights, and custom roles based on them. */
export const definition = defineResource<RoleRecord>({
  ...roleResource.resource,
  record: role,
  input: roleInput,
  nameOf: ({ name }) => name,
  hasUndo: true,
  fields: {
    peranDasar: {
      messagePrefix: 'resources.role.base',
      selectableOptions: session => roles.filter(base => canGrantRole(session.role, base)),
    },
    bawaan: { chip: ({ bawaan }) => (bawaan ? 'neutral' : undefined) },
  },
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'name', isLink: true, isSortable: true },
    { source: 'peranDasar', isSortable: true },
    { source: 'bawaan' },
    { source: 'jumlahPengguna', isSortable: true },
    { source: 'keterangan' },
    { source: 'modifiedAt', isSortable: true },
    { source: 'modifiedBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'peranDasar' }, { source: 'bawaan' }],
  card: { facts: ['peranDasar', 'jumlahPengguna'], chip: 'bawaan' },
  headerFields: ['peranDasar', 'jumlahPengguna'],
  form: [
    { fields: ['name', 'peranDasar', 'keterangan'] },
    { title: 'rights', Content: RightsMatrix },
  ],
  Notice: RoleProposals,
  readOnlyReason: ({ bawaan, peranDasar }, session) =>
    bawaan
      ? {
          messageKey: 'resources.role.bawaan.locked',
          alternative: {
            label: 'resources.role.page.create_based_on',
            to: `${createPath}?peranDasar=${peranDasar}`,
          },
        }
      : canGrantRole(session.role, peranDasar)
        ? undefined
        : { messageKey: 'resources.role.page.higher_role' },
  undeletableReason: ({ jumlahPengguna }) =>
    jumlahPengguna > 0
      ? { messageKey: 'resources.role.page.in_use', values: { smart_count: jumlahPengguna } }
      : undefined,
});

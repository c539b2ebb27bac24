import { mayGrant, roles } from '#contract/policy.ts';
import { role, roleInput, type RoleRecord } from '#contract/role.ts';
import { defineResource } from '#src/ui/resource/definition.ts';
import { RightsMatrix } from './RightsMatrix.tsx';

const add = '/admin/role/add';

/** Built-in roles, which hold the rights, and custom roles based on them. */
export const definition = defineResource<RoleRecord>({
  name: 'role',
  paths: { list: '/admin/role', create: add, edit: '/admin/role/edit/:id' },
  rights: {
    read: 'role.read',
    create: 'role.create',
    update: 'role.update',
    delete: 'role.delete',
  },
  record: role,
  input: roleInput,
  nameOf: ({ name }) => name,
  fields: {
    peranDasar: {
      words: 'resources.role.base',
      choices: giver => roles.filter(base => mayGrant(giver.role, base)),
    },
    bawaan: { chip: ({ bawaan }) => (bawaan ? 'information' : undefined) },
  },
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'name', link: true, sortable: true },
    { source: 'peranDasar', sortable: true },
    { source: 'bawaan' },
    { source: 'jumlahPengguna', sortable: true },
    { source: 'keterangan' },
    { source: 'modifiedAt', sortable: true },
    { source: 'modifiedBy', hideByDefault: true },
  ],
  search: true,
  filters: [{ source: 'peranDasar' }, { source: 'bawaan' }],
  card: { facts: ['peranDasar', 'jumlahPengguna'], chip: 'bawaan' },
  head: ['peranDasar', 'jumlahPengguna'],
  form: [
    { fields: ['name', 'peranDasar', 'keterangan'] },
    { title: 'rights', Content: RightsMatrix },
  ],
  locked: ({ bawaan, peranDasar }, giver) =>
    bawaan
      ? {
          reason: 'resources.role.bawaan.locked',
          instead: { label: 'resources.role.page.build', to: `${add}?peranDasar=${peranDasar}` },
        }
      : mayGrant(giver.role, peranDasar)
        ? undefined
        : { reason: 'resources.role.page.above' },
  keep: ({ jumlahPengguna }) =>
    jumlahPengguna > 0
      ? { reason: 'resources.role.page.in_use', values: { smart_count: jumlahPengguna } }
      : undefined,
});

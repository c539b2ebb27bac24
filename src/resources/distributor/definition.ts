import {
  distributor,
  distributorCalls,
  distributorInput,
  type Distributor,
} from '#contract/domains/distributor.ts';
import { activationActions } from '#src/kit/actions/activationActions.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { distributorResource } from './manifest.ts';

/** Distributors that deliver vaccine for the seller. */
export const definition = defineResource<Distributor>({
  ...distributorResource.resource,
  record: distributor,
  input: distributorInput,
  nameOf: ({ nama }) => nama,
  hasUndo: true,
  fields: { namaKabKota: { label: 'resources.distributor.fields.kabKota' } },
  sort: { field: 'nama', order: 'ASC' },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'namaKontak' },
    { source: 'hpKontak' },
    { source: 'noIzin' },
    { source: 'izinSampai', isSortable: true },
    { source: 'isActive' },
    { source: 'npwp', isHiddenByDefault: true },
    { source: 'namaKabKota', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'isActive' }],
  card: { facts: ['namaKontak', 'izinSampai'], chip: 'isActive' },
  headerFields: ['isActive'],
  form: [
    { title: 'details', fields: ['nama', 'npwp', 'alamat', 'kabKota'] },
    { title: 'contact', fields: ['namaKontak', 'hpKontak', 'emailKontak'] },
    { title: 'permit', fields: ['noIzin', 'izinSampai'] },
  ],
  actions: activationActions<Distributor>({
    resource: 'distributor',
    right: 'distributor.update',
    set: (call, { id }, body) => call(distributorCalls.setActive, { params: { id }, body }),
  }),
});

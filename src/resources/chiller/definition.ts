import { chiller, chillerInput, type Chiller } from '#contract/domains/stock/chiller.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { chillerResource } from './manifest.ts';

/** Chillers of all facilities. */
export const definition = defineResource<Chiller>({
  ...chillerResource.resource,
  record: chiller,
  input: chillerInput,
  nameOf: ({ nama }) => nama,
  hasUndo: true,
  fields: { idFaskes: { required: true } },
  sort: { field: 'namaFaskes', order: 'ASC' },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'namaFaskes', isSortable: true },
    { source: 'kapasitas', isSortable: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'idFaskes' }],
  card: { facts: ['namaFaskes', 'kapasitas'] },
  headerFields: ['namaFaskes'],
  form: [{ fields: ['idFaskes', 'nama', 'kapasitas'] }],
});

const withoutFaskes = ({ source }: { readonly source: string }): boolean =>
  source !== 'namaFaskes' && source !== 'idFaskes';

/** The chillers of the user's own facility, which the form does not ask for. */
export const ownDefinition: ResourceSpec = {
  ...definition,
  paths: { ...definition.paths, list: '/dashboard/chiller/list-chiller' },
  sort: { field: 'nama', order: 'ASC' },
  columns: definition.columns.filter(withoutFaskes),
  filters: [],
  card: { ...definition.card, facts: ['kapasitas'] },
  form: [{ fields: ['nama', 'kapasitas'] }],
};

import { decree, decreeInput, type Decree } from '#contract/domains/tax/decree.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { decreeResource } from './manifest.ts';

/** Decrees under which the government bears the PPN. */
export const definition = defineResource<Decree>({
  ...decreeResource.resource,
  record: decree,
  input: decreeInput,
  nameOf: ({ aturan }) => aturan,
  hasUndo: true,
  sort: { field: 'berlakuMulai', order: 'DESC' },
  columns: [
    { source: 'aturan', isLink: true, isSortable: true },
    { source: 'berlakuMulai', isSortable: true },
    { source: 'berlakuSampai' },
    { source: 'fasilitas' },
    { source: 'modifiedBy', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'pada', kind: 'date' }],
  card: { facts: ['berlakuMulai', 'berlakuSampai'] },
  headerFields: ['berlakuMulai', 'berlakuSampai'],
  form: [{ fields: ['aturan', 'fasilitas', 'berlakuMulai', 'berlakuSampai'] }],
});

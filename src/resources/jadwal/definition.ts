import { faskesWithJadwal } from '#contract/domains/jadwal/index.ts';
import { defineResource, type AnyRecord } from '#src/kit/resource/definition.ts';

const path = '/dashboard/faskes/edit-jadwal/:id';

/**
 * Definition of a facility's week for the shared form components; it has no list and its own form.
 */
export const definition = defineResource<AnyRecord & { readonly namaFaskes: string }>({
  name: 'jadwal',
  paths: { list: path, edit: path },
  rights: { read: 'jadwal.read', update: 'jadwal.update' },
  record: faskesWithJadwal,
  nameOf: ({ namaFaskes }) => namaFaskes,
  sort: { field: 'id', order: 'ASC' },
  columns: [],
  card: { facts: [] },
});

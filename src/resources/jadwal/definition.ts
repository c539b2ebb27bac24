import { faskesWithJadwal } from '#contract/jadwal/index.ts';
import { defineResource, type AnyRecord } from '#src/ui/resource/definition.ts';

const path = '/dashboard/faskes/edit-jadwal/:id';

/** A facility's week: no list of its own, and a form that is drawn; what the parts of every form ask of it. */
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

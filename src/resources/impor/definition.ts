import { impor, kindsFor, type Impor } from '#contract/impor/index.ts';
import { canAccess, type Role } from '#contract/policy.ts';
import { defineResource, type Definition } from '#src/ui/resource/definition.ts';
import { keptOf, refusedOf, stateMeaning } from './facts.ts';
import { startPath } from './paths.ts';

const common = {
  name: 'impor',
  paths: {
    list: '/dashboard/peserta/riwayat-unggah',
    create: startPath,
    edit: `${startPath}/:id`,
  },
  rights: { read: 'impor.work', create: 'impor.work' },
  nameOf: ({ namaBerkas }) => namaBerkas,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    status: { chip: ({ status }) => stateMeaning[status] },
    tersimpan: {
      kind: 'number',
      value: one => (one.status === 'DISIMPAN' ? keptOf(one) : null),
    },
    ditolak: { kind: 'number', value: refusedOf },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  search: true,
} as const satisfies Partial<Definition<Impor>>;

const columns = (isAll: boolean): Definition<Impor>['columns'] => [
  { source: 'namaBerkas', link: true, sortable: true },
  { source: 'jenis' },
  { source: 'status' },
  ...(isAll ? [{ source: 'namaBHBU' }] : []),
  { source: 'jumlahBaris', sortable: true },
  { source: 'tersimpan' },
  { source: 'ditolak' },
  { source: 'namaFaskes' },
  { source: 'createdBy' },
  { source: 'createdAt', sortable: true },
];

/** Returns the import history list for `role`: its scope, import kinds and filters. */
export function historyFor(role: Role): Definition {
  const isAll = canAccess(role, 'impor.work') === 'all';
  return defineResource<Impor>({
    ...common,
    record: impor.extend({ jenis: impor.shape.jenis.extract(kindsFor(role)) }),
    columns: columns(isAll),
    filters: [{ source: 'status' }, { source: 'jenis' }, ...(isAll ? [{ source: 'idBHBU' }] : [])],
    card: { facts: [isAll ? 'namaBHBU' : 'jenis', 'createdAt'], chip: 'status' },
  });
}

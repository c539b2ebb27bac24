import { impor, type Impor } from '#contract/impor/index.ts';
import { defineResource, type Definition } from '#src/ui/resource/definition.ts';
import { keptOf, refusedOf, stateMeaning } from './facts.ts';

export const startPath = '/dashboard/peserta/unggah';

/** The address of one upload. */
export const pathOf = (id: number): string => `${startPath}/${id}`;

const common = {
  name: 'impor',
  paths: {
    list: '/dashboard/peserta/riwayat-unggah',
    create: startPath,
    edit: `${startPath}/:id`,
  },
  rights: { read: 'peserta.import', create: 'peserta.import' },
  record: impor,
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

/** The uploads of one's own company. */
export const own = defineResource<Impor>({
  ...common,
  columns: [
    { source: 'namaBerkas', link: true, sortable: true },
    { source: 'status' },
    { source: 'jumlahBaris', sortable: true },
    { source: 'tersimpan' },
    { source: 'ditolak' },
    { source: 'namaFaskes' },
    { source: 'createdBy' },
    { source: 'createdAt', sortable: true },
  ],
  filters: [{ source: 'status' }],
  card: { facts: ['createdAt', 'tersimpan'], chip: 'status' },
});

/** The uploads of all companies. */
export const all = defineResource<Impor>({
  ...common,
  columns: [...own.columns.slice(0, 2), { source: 'namaBHBU' }, ...own.columns.slice(2)],
  filters: [{ source: 'status' }, { source: 'idBHBU' }],
  card: { facts: ['namaBHBU', 'createdAt'], chip: 'status' },
});

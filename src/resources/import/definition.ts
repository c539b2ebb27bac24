import { importRecord, importKindsFor, type Import } from '#contract/domains/import/index.ts';
import type { Role } from '#contract/policy.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { savedCount, rejectedCount, importStatusColor } from './importDisplay.ts';
import { importStartPath } from './paths.ts';

const baseDefinition = {
  name: 'import',
  paths: {
    list: '/dashboard/peserta/riwayat-unggah',
    create: importStartPath,
    edit: `${importStartPath}/:id`,
  },
  rights: { read: 'import.manage', create: 'import.manage' },
  nameOf: ({ namaBerkas }) => namaBerkas,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    status: { chip: ({ status }) => importStatusColor[status] },
    tersimpan: {
      kind: 'number',
      value: one => (one.status === 'DISIMPAN' ? savedCount(one) : (one.diurungkan?.tetap ?? null)),
    },
    diurungkan: { kind: 'number', value: one => one.diurungkan?.jumlah ?? null },
    ditolak: { kind: 'number', value: rejectedCount },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  search: true,
} as const satisfies Partial<ResourceSpec<Import>>;

const historyColumns = (hasFullScope: boolean): ResourceSpec<Import>['columns'] => [
  { source: 'namaBerkas', isLink: true, isSortable: true },
  { source: 'jenis' },
  { source: 'status' },
  ...(hasFullScope ? [{ source: 'namaBHBU' }] : []),
  { source: 'jumlahBaris', isSortable: true },
  { source: 'tersimpan' },
  { source: 'diurungkan' },
  { source: 'ditolak' },
  { source: 'namaFaskes' },
  { source: 'createdBy' },
  { source: 'createdAt', isSortable: true },
];

/** Returns the import history list for `role`: its scope, import kinds and filters. */
export function importHistoryDefinition(role: Role): ResourceSpec {
  const hasFullScope = permissionScope(role, 'import.manage') === 'all';
  return defineResource<Import>({
    ...baseDefinition,
    record: importRecord.extend({ jenis: importRecord.shape.jenis.extract(importKindsFor(role)) }),
    columns: historyColumns(hasFullScope),
    filters: [
      { source: 'status' },
      { source: 'jenis' },
      ...(hasFullScope ? [{ source: 'idBHBU' }] : []),
    ],
    card: { facts: [hasFullScope ? 'namaBHBU' : 'jenis', 'createdAt'], chip: 'status' },
  });
}

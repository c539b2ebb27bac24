import {
  peserta,
  pesertaCalls,
  pesertaInput,
  sayFinding,
  codes,
  vaccinationStates,
  type Peserta,
} from '#contract/peserta/index.ts';
import { belongsTo, canAccess, type Role } from '#contract/policy.ts';
import { defineResource, type Definition } from '#src/ui/resource/definition.ts';
import { acts, removal } from './acts.ts';
import { check } from './check.ts';
import { fields, sections } from './fields.ts';
import { regularFiles } from './download.ts';
import { Findings } from './Findings.tsx';
import { InvalidCount } from './InvalidCount.tsx';
import { ways } from './ways.tsx';

const create = '/dashboard/peserta/add';

const columns: Definition['columns'] = [
  { source: 'nama', link: true, sortable: true },
  { source: 'nik' },
  { source: 'statusData', sortable: true },
  { source: 'namaFaskes' },
  { source: 'kategori' },
  { source: 'noHP' },
  { source: 'isActive' },
  { source: 'createdAt', sortable: true },
  { source: 'isWNI', hideByDefault: true },
  { source: 'noPaspor', hideByDefault: true },
  { source: 'tanggalLahir', sortable: true, hideByDefault: true },
  { source: 'namaKabKota', hideByDefault: true },
  { source: 'tanggalVaksinasi', hideByDefault: true },
  { source: 'createdBy', hideByDefault: true },
  { source: 'modifiedAt', sortable: true, hideByDefault: true },
];

const filters: NonNullable<Definition['filters']> = [
  { source: 'statusData' },
  { source: 'statusVaksinasi', options: vaccinationStates },
  { source: 'isActive' },
  { source: 'isWNI' },
  { source: 'idFaskes' },
  { source: 'TanggalVaksinasi', kind: 'date' },
  { source: 'nik', kind: 'identity', secret: true },
];

const common = {
  rights: {
    read: 'peserta.read',
    create: 'peserta.create',
    update: 'peserta.update',
    delete: 'peserta.delete',
    export: 'peserta.export',
  },
  record: peserta,
  input: pesertaInput,
  nameOf: ({ nama }) => nama,
  fields,
  sort: { field: 'createdAt', order: 'DESC' },
  search: true,
  card: { facts: ['nik', 'kategori'], chip: 'statusData' },
  ways,
  acts,
  removal,
  start: { isWNI: true },
  check,
  remarks: ({ alasan }) =>
    alasan.filter(({ code }) => codes[code].effect === 'warning').map(sayFinding),
  Notice: Findings,
  CountNote: InvalidCount,
} as const satisfies Partial<Definition<Peserta>>;

/** The caller's own participants: their company's, or those they uploaded. */
export const own = defineResource<Peserta>({
  ...common,
  name: 'pesertaOwn',
  downloads: regularFiles('exportByUserId'),
  paths: {
    list: '/dashboard/table-list',
    create,
    edit: '/dashboard/peserta/edit/:id',
    show: '/dashboard/peserta/detail/:id',
  },
  columns,
  filters,
  head: ['statusData', 'alasanNonaktif'],
  form: sections(),
});

/** The participants of all companies. */
export const all = defineResource<Peserta>({
  ...common,
  name: 'peserta',
  downloads: regularFiles('Export', { withApp: true }),
  paths: {
    list: '/admin/peserta/list-upload',
    create,
    edit: '/admin/peserta/edit/:id',
    show: '/admin/peserta/detail/:id',
  },
  columns: [...columns.slice(0, 3), { source: 'namaBHBU' }, ...columns.slice(3)],
  filters: [{ source: 'idBHBU' }, ...filters],
  card: { facts: ['nik', 'namaBHBU'], chip: 'statusData' },
  head: ['namaBHBU', 'statusData', 'alasanNonaktif'],
  form: sections(),
});

const reached: Definition = { ...all, paths: own.paths };

/**
 * The definition of the list under `/dashboard`: all participants for scope `all`, those assigned
 * to it for a facility, the caller's own otherwise.
 */
export const listed = (role: Role): Definition =>
  canAccess(role, 'peserta.read') === 'all' || belongsTo(role).kind === 'faskes' ? reached : own;

/** Create form with a company field, for callers who can register for any company. */
export const forAny: Definition = {
  ...all,
  input: pesertaCalls.create.body,
  form: sections(['idBHBU']),
};

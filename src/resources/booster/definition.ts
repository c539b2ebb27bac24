import {
  boosterInput,
  peserta,
  type Peserta,
  type VaccinationState,
} from '#contract/peserta/index.ts';
import { defineResource, type Definition } from '#src/ui/resource/definition.ts';
import { removal, acts as personal } from '../peserta/acts.ts';
import { boosterFile } from '../peserta/download.ts';
import { FaskesInput } from '../peserta/FaskesInput.tsx';
import { fields } from '../peserta/fields.ts';
import { InvalidCount } from '../peserta/InvalidCount.tsx';
import { waysFor } from '../peserta/ways.tsx';
import { acts } from './acts.ts';
import { check } from './check.ts';
import { Eligible } from './Eligible.tsx';

/** Paths of a booster list, its edit form and the detail page of its participants. */
export const pathsOf = (list: string): Definition['paths'] => ({
  list,
  edit: `${list}/edit/:id`,
  show: `${list.startsWith('/admin/') ? '/admin' : '/dashboard'}/peserta/detail/:id`,
});

const columns: Definition['columns'] = [
  { source: 'nama', link: true, sortable: true },
  { source: 'nik' },
  { source: 'statusData', sortable: true },
  { source: 'isEligible' },
  { source: 'noTiket' },
  { source: 'namaFaskes' },
  { source: 'tanggalDosis2' },
  { source: 'rencanaTanggal' },
  { source: 'tanggalVaksinasi' },
  { source: 'jenisBooster', hideByDefault: true },
  { source: 'vaksinPrimer', hideByDefault: true },
  { source: 'layakMulai', hideByDefault: true },
  { source: 'isActive', hideByDefault: true },
  { source: 'isWNI', hideByDefault: true },
  { source: 'createdAt', sortable: true, hideByDefault: true },
  { source: 'modifiedAt', sortable: true, hideByDefault: true },
];

/**
 * Columns of boosters given elsewhere: place, date and vaccine first; eligibility is hidden by
 * default.
 */
const givenColumns: Definition['columns'] = [
  ...columns.slice(0, 3),
  { source: 'namaBHBU' },
  { source: 'tanggalVaksinasi' },
  { source: 'jenisBooster' },
  { source: 'batch' },
  { source: 'faskesPelaksana' },
  { source: 'namaFaskes' },
  { source: 'isEligible', hideByDefault: true },
  ...columns.slice(10),
];

/** A booster is a single dose, so the states of a partial series do not apply. */
const states: readonly VaccinationState[] = ['BELUM', 'SELESAI'];

const filters: NonNullable<Definition['filters']> = [
  { source: 'statusData' },
  { source: 'statusVaksinasi', options: states },
  { source: 'isEligible' },
  { source: 'isActive' },
  { source: 'isWNI' },
  { source: 'idFaskes' },
  { source: 'TanggalVaksinasi', kind: 'date' },
  { source: 'nik', kind: 'identity', secret: true },
];

const common = {
  name: 'booster',
  rights: {
    read: 'peserta.read',
    update: 'peserta.update',
    delete: 'peserta.delete',
    export: 'peserta.export',
  },
  record: peserta,
  input: boosterInput,
  nameOf: ({ nama }) => nama,
  fields: {
    ...fields,
    vaksinPrimer: { required: true },
    tanggalDosis2: { required: true },
    jenisBooster: { required: true },
    tanggalBooster: { required: true },
    idFaskes: { Input: FaskesInput },
    isEligible: {
      chip: ({ isEligible }) =>
        isEligible === null ? undefined : isEligible ? 'good' : 'attention',
    },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  search: true,
  card: { facts: ['nik', 'namaFaskes'], chip: 'isEligible' },
  removal,
  Notice: Eligible,
  CountNote: InvalidCount,
  filters,
  head: ['namaBHBU', 'nik', 'statusData', 'noTiket', 'alasanNonaktif'],
} as const satisfies Partial<Definition<Peserta>>;

const before = {
  title: 'before',
  fields: ['vaksinPrimer', 'tanggalDosis1', 'tanggalDosis2', 'faskesDosis2'],
};

const withCompany = {
  columns: [...columns.slice(0, 4), { source: 'namaBHBU' }, ...columns.slice(4)],
  filters: [{ source: 'idBHBU' }, ...filters],
} as const;

/** Boosters of the programme within the caller's scope. */
export const booster = defineResource<Peserta>({
  ...common,
  ...withCompany,
  acts,
  ways: waysFor('booster'),
  check: check(1),
  downloads: boosterFile('ExportFaskes', 1),
  paths: pathsOf('/dashboard/peserta-booster'),
  form: [before, { title: 'booster', fields: ['jenisBooster', 'idFaskes', 'rencanaTanggal'] }],
});

/** Boosters of the programme of all companies. */
export const all: Definition = {
  ...booster,
  downloads: boosterFile('Export', 1),
  paths: pathsOf('/admin/peserta/booster'),
};

/** Boosters of the caller's own company. */
export const own: Definition = {
  ...booster,
  name: 'boosterOwn',
  columns,
  filters,
  downloads: boosterFile('exportByUserId', 1),
};

/** A booster that was given elsewhere. */
export const external = defineResource<Peserta>({
  ...common,
  ...withCompany,
  columns: givenColumns,
  card: { facts: ['nik', 'tanggalVaksinasi'], chip: 'statusData' },
  acts: personal,
  ways: waysFor('boosterEksternal'),
  check: check(2),
  downloads: boosterFile('exportfaskesexternal', 2),
  paths: pathsOf('/dashboard/faskes-booster'),
  form: [
    before,
    {
      title: 'elsewhere',
      fields: ['jenisBooster', 'tanggalBooster', 'batch', 'faskesPelaksana', 'idFaskes'],
    },
  ],
});

/** List of boosters that were given elsewhere. */
export const externals: Definition = { ...external, name: 'boosterEksternal' };

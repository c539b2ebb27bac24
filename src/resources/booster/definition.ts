import { createElement } from 'react';
import {
  boosterInput,
  peserta,
  type Peserta,
  type VaccinationState,
} from '#contract/domains/peserta/index.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { pesertaRemoval, pesertaActions as personal } from '../peserta/actions.ts';
import { boosterDownloads } from '../peserta/list/exportDownloads.ts';
import { FaskesInput, pesertaFields, PlanDayInput } from '../peserta/form/fields.ts';
import { InvalidCount } from '../peserta/list/InvalidCount.tsx';
import { pesertaListFields } from '../peserta/list/fields.ts';
import { importLinks } from '../peserta/list/importLinks.tsx';
import { boosterActions } from './actions.ts';
import { Eligibility } from './Eligibility.tsx';
import { validateBoosterForm } from './validateBooster.ts';

// Parts of the form, which the list has no use for.
const EligibilityNotice = lazyInput(
  async () => ({ default: (await import('./EligibilityNotice.tsx')).EligibilityNotice }),
  null,
);
const VaccineInput = lazyInput(async () => ({
  default: (await import('./VaccineInput.tsx')).VaccineInput,
}));

/** Paths of a booster list, its edit form and the detail page of its participants. */
export const boosterPaths = (list: string): ResourceSpec['paths'] => ({
  list,
  edit: `${list}/edit/:id`,
  show: `${list.startsWith('/admin/') ? '/admin' : '/dashboard'}/peserta/detail/:id`,
});

const columns: ResourceSpec['columns'] = [
  { source: 'nama', isLink: true, isSortable: true },
  { source: 'statusData', isSortable: true },
  { source: 'identitas' },
  { source: 'isEligible' },
  { source: 'noTiket' },
  { source: 'namaFaskes' },
  { source: 'tanggalDosis2' },
  { source: 'rencanaTanggal' },
  { source: 'tanggalVaksinasi' },
  { source: 'jenisBooster', isHiddenByDefault: true },
  { source: 'vaksinPrimer', isHiddenByDefault: true },
  { source: 'layakMulai', isHiddenByDefault: true },
  { source: 'isActive', isHiddenByDefault: true },
  { source: 'isWNI', isHiddenByDefault: true },
  { source: 'createdAt', isSortable: true, isHiddenByDefault: true },
  { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
];

/**
 * Columns of boosters given elsewhere: place, date and vaccine first; eligibility is hidden by
 * default.
 */
const givenColumns: ResourceSpec['columns'] = [
  ...columns.slice(0, 3),
  { source: 'namaBHBU' },
  { source: 'tanggalVaksinasi' },
  { source: 'jenisBooster' },
  { source: 'batch' },
  { source: 'faskesPelaksana' },
  { source: 'namaFaskes' },
  { source: 'isEligible', isHiddenByDefault: true },
  ...columns.slice(10),
];

/** A booster is a single dose, so the states of a partial series do not apply. */
const doseStates: readonly VaccinationState[] = ['BELUM', 'SELESAI'];

const filters: NonNullable<ResourceSpec['filters']> = [
  { source: 'statusData', isSingle: true },
  { source: 'statusVaksinasi', options: doseStates, isSingle: true },
  { source: 'isEligible' },
  { source: 'isActive' },
  { source: 'isWNI' },
  { source: 'isVoucher' },
  { source: 'idFaskes' },
  { source: 'rencanaTanggal', isRange: true },
  { source: 'TanggalVaksinasi', kind: 'date', isRange: true },
  { source: 'nik', kind: 'identity', isSecret: true },
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
  hasUndo: true,
  fields: {
    ...pesertaFields,
    ...pesertaListFields,
    vaksinPrimer: { required: true, Input: VaccineInput },
    tanggalDosis2: { required: true },
    jenisBooster: { required: true, Input: VaccineInput },
    tanggalBooster: { required: true },
    idFaskes: { Input: FaskesInput },
    rencanaTanggal: { Input: PlanDayInput },
    isEligible: { render: record => createElement(Eligibility, { record }) },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  search: true,
  card: { facts: ['identitas', 'namaFaskes'], chip: 'isEligible' },
  deletion: pesertaRemoval,
  Notice: EligibilityNotice,
  CountNote: InvalidCount,
  exportNote: 'resources.peserta.export.note',
  filters,
  headerFields: ['namaBHBU', 'nik', 'statusData', 'noTiket', 'alasanNonaktif'],
} as const satisfies Partial<ResourceSpec<Peserta>>;

const previousDosesSection = {
  title: 'before',
  fields: ['vaksinPrimer', 'tanggalDosis1', 'tanggalDosis2', 'faskesDosis2'],
};

const companyColumnAndFilter = {
  columns: [...columns.slice(0, 4), { source: 'namaBHBU' }, ...columns.slice(4)],
  filters: [{ source: 'idBHBU' }, managerFilter, ...filters],
} as const;

/** Boosters of the programme within the caller's scope. */
export const programmeBoosters = defineResource<Peserta>({
  ...common,
  ...companyColumnAndFilter,
  actions: boosterActions,
  links: importLinks('booster'),
  validate: validateBoosterForm(1),
  serverExports: boosterDownloads('ExportFaskes', 1),
  paths: boosterPaths('/dashboard/peserta-booster'),
  form: [
    previousDosesSection,
    { title: 'booster', fields: ['jenisBooster', 'idFaskes', 'rencanaTanggal'] },
  ],
});

/** Boosters of the programme of all companies. */
export const allProgrammeBoosters: ResourceSpec = {
  ...programmeBoosters,
  serverExports: boosterDownloads('Export', 1),
  paths: boosterPaths('/admin/peserta/booster'),
};

/** Boosters of the caller's own company. */
export const ownProgrammeBoosters: ResourceSpec = {
  ...programmeBoosters,
  name: 'boosterOwn',
  columns,
  filters,
  serverExports: boosterDownloads('exportByUserId', 1),
  pageSize: 10,
};

/** A booster that was given elsewhere. */
export const externalBoosterForm = defineResource<Peserta>({
  ...common,
  ...companyColumnAndFilter,
  columns: givenColumns,
  card: { facts: ['identitas', 'tanggalVaksinasi'], chip: 'statusData' },
  actions: personal,
  links: importLinks('boosterEksternal'),
  validate: validateBoosterForm(2),
  serverExports: boosterDownloads('exportfaskesexternal', 2),
  paths: boosterPaths('/dashboard/faskes-booster'),
  form: [
    previousDosesSection,
    {
      title: 'elsewhere',
      fields: ['jenisBooster', 'tanggalBooster', 'batch', 'faskesPelaksana', 'idFaskes'],
    },
  ],
});

/** List of boosters that were given elsewhere. */
export const externalBoosters: ResourceSpec = { ...externalBoosterForm, name: 'boosterEksternal' };

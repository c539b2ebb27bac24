import {
  peserta,
  pesertaCalls,
  pesertaInput,
  issueCodes,
  vaccinationStates,
  type Peserta,
} from '#contract/peserta/index.ts';
import { organizationRuleOf, canAccess, type Role } from '#contract/policy.ts';
import { defineResource, type ResourceSpec } from '#src/ui/resource/definition.ts';
import { pesertaActions, pesertaRemoval } from './actions.ts';
import { validatePesertaForm } from './form/validatePeserta.ts';
import { pesertaFields, pesertaFormSections } from './form/fields.ts';
import { regularDownloads } from './list/exportDownloads.ts';
import { IssuesNotice } from './form/IssuesNotice.tsx';
import { InvalidCount } from './list/InvalidCount.tsx';
import { pesertaImportLinks } from './list/importLinks.tsx';
import { issueText } from './issueText.ts';

const create = '/dashboard/peserta/add';

const columns: ResourceSpec['columns'] = [
  { source: 'nama', isLink: true, isSortable: true },
  { source: 'nik' },
  { source: 'statusData', isSortable: true },
  { source: 'namaFaskes' },
  { source: 'kategori' },
  { source: 'noHP' },
  { source: 'isActive' },
  { source: 'createdAt', isSortable: true },
  { source: 'isWNI', isHiddenByDefault: true },
  { source: 'noPaspor', isHiddenByDefault: true },
  { source: 'tanggalLahir', isSortable: true, isHiddenByDefault: true },
  { source: 'namaKabKota', isHiddenByDefault: true },
  { source: 'tanggalVaksinasi', isHiddenByDefault: true },
  { source: 'createdBy', isHiddenByDefault: true },
  { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
];

const filters: NonNullable<ResourceSpec['filters']> = [
  { source: 'statusData' },
  { source: 'statusVaksinasi', options: vaccinationStates },
  { source: 'isActive' },
  { source: 'isWNI' },
  { source: 'idFaskes' },
  { source: 'TanggalVaksinasi', kind: 'date' },
  { source: 'nik', kind: 'identity', isSecret: true },
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
  fields: pesertaFields,
  sort: { field: 'createdAt', order: 'DESC' },
  search: true,
  card: { facts: ['nik', 'kategori'], chip: 'statusData' },
  links: pesertaImportLinks,
  actions: pesertaActions,
  deletion: pesertaRemoval,
  defaultValues: { isWNI: true },
  validate: validatePesertaForm,
  saveWarnings: ({ alasan }) =>
    alasan.filter(({ code }) => issueCodes[code].effect === 'warning').map(issueText),
  Notice: IssuesNotice,
  CountNote: InvalidCount,
} as const satisfies Partial<ResourceSpec<Peserta>>;

/** The caller's own participants: their company's, or those they uploaded. */
export const ownPeserta = defineResource<Peserta>({
  ...common,
  name: 'pesertaOwn',
  serverExports: regularDownloads('exportByUserId'),
  paths: {
    list: '/dashboard/table-list',
    create,
    edit: '/dashboard/peserta/edit/:id',
    show: '/dashboard/peserta/detail/:id',
  },
  columns,
  filters,
  headerFields: ['statusData', 'alasanNonaktif'],
  form: pesertaFormSections(),
});

/** The participants of all companies. */
export const allPeserta = defineResource<Peserta>({
  ...common,
  name: 'peserta',
  serverExports: regularDownloads('Export', { withApp: true }),
  paths: {
    list: '/admin/peserta/list-upload',
    create,
    edit: '/admin/peserta/edit/:id',
    show: '/admin/peserta/detail/:id',
  },
  columns: [...columns.slice(0, 3), { source: 'namaBHBU' }, ...columns.slice(3)],
  filters: [{ source: 'idBHBU' }, ...filters],
  card: { facts: ['nik', 'namaBHBU'], chip: 'statusData' },
  headerFields: ['namaBHBU', 'statusData', 'alasanNonaktif'],
  form: pesertaFormSections(),
});

const dashboardPeserta: ResourceSpec = { ...allPeserta, paths: ownPeserta.paths };

/**
 * The definition of the list under `/dashboard`: all participants for scope `all`, those assigned
 * to it for a facility, the caller's own otherwise.
 */
export const pesertaListDefinition = (role: Role): ResourceSpec =>
  canAccess(role, 'peserta.read') === 'all' || organizationRuleOf(role).kind === 'faskes'
    ? dashboardPeserta
    : ownPeserta;

/** Create form with a company field, for callers who can register for any company. */
export const createForAnyBhbu: ResourceSpec = {
  ...allPeserta,
  input: pesertaCalls.create.body,
  form: pesertaFormSections(['idBHBU']),
};

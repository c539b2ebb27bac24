import {
  peserta,
  pesertaCalls,
  pesertaInput,
  vaccinationStates,
  type Peserta,
} from '#contract/domains/peserta/index.ts';
import { organizationRuleOf, type Role } from '#contract/policy.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { pesertaActions, pesertaRemoval } from './actions.ts';
import { validatePesertaForm } from './form/validatePeserta.ts';
import { pesertaFields, pesertaFormSections } from './form/fields.ts';
import { regularDownloads } from './list/exportDownloads.ts';
import { PesertaBulkTools, PesertaNotices } from './list/PesertaNotices.tsx';
import { InvalidCount } from './list/InvalidCount.tsx';
import { bulkEditLink, pesertaImportLinks } from './list/importLinks.tsx';
import { pesertaListFields } from './list/fields.ts';
import { issueText } from './issueText.ts';

// It watches the form, whose library the list has no use for. Most participants have no issues.
const IssuesNotice = lazyInput(
  async () => ({ default: (await import('./form/IssuesNotice.tsx')).IssuesNotice }),
  null,
);

const create = '/dashboard/peserta/add';

const columns: ResourceSpec['columns'] = [
  { source: 'nama', isLink: true, isSortable: true },
  { source: 'statusData', isSortable: true },
  { source: 'identitas' },
  { source: 'dosisDiberikan' },
  { source: 'namaFaskes' },
  { source: 'kategori' },
  { source: 'noHP' },
  { source: 'createdAt', isSortable: true },
  { source: 'isActive', isHiddenByDefault: true },
  { source: 'isWNI', isHiddenByDefault: true },
  { source: 'tanggalLahir', isSortable: true, isHiddenByDefault: true },
  { source: 'namaKabKota', isHiddenByDefault: true },
  { source: 'tanggalVaksinasi', isHiddenByDefault: true },
  { source: 'createdBy', isHiddenByDefault: true },
  { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
];

const filters: NonNullable<ResourceSpec['filters']> = [
  { source: 'statusData', isSingle: true },
  { source: 'statusVaksinasi', options: vaccinationStates, isSingle: true },
  { source: 'isActive' },
  { source: 'isWNI' },
  { source: 'isVoucher' },
  { source: 'idFaskes' },
  { source: 'rencanaTanggal', isRange: true },
  { source: 'TanggalVaksinasi', kind: 'date', isRange: true },
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
  hasUndo: true,
  fields: { ...pesertaFields, ...pesertaListFields },
  sort: { field: 'createdAt', order: 'DESC' },
  search: true,
  card: { facts: ['identitas', 'dosisDiberikan', 'kategori'], chip: 'statusData' },
  links: [...pesertaImportLinks, bulkEditLink],
  show: { chips: ['statusData'] },
  actions: pesertaActions,
  deletion: pesertaRemoval,
  defaultValues: { isWNI: true },
  validate: validatePesertaForm,
  // An issue that the record was saved with before may stay.
  saveWarnings: ({ alasan }) => alasan.map(issueText),
  Notice: IssuesNotice,
  CountNote: InvalidCount,
  ListNotice: PesertaNotices,
  BulkTools: PesertaBulkTools,
  exportNote: 'resources.peserta.export.note',
} as const satisfies Partial<ResourceSpec<Peserta>>;

/** The caller's own participants: their company's, or those they uploaded. */
export const ownPeserta = defineResource<Peserta>({
  ...common,
  name: 'pesertaOwn',
  serverExports: regularDownloads('exportByUserId'),
  pageSize: 10,
  paths: {
    list: '/dashboard/table-list',
    create,
    edit: '/dashboard/peserta/edit/:id',
    show: '/dashboard/peserta/detail/:id',
  },
  columns,
  filters,
  headerFields: ['alasanNonaktif'],
  form: pesertaFormSections(),
});

/** The participants of all companies, with callbacks that take a participant. */
export const allPesertaSpec: ResourceSpec<Peserta> = {
  ...common,
  name: 'peserta',
  serverExports: regularDownloads('Export', { withApp: true }),
  paths: {
    list: '/admin/peserta/list-upload',
    create,
    edit: '/admin/peserta/edit/:id',
    show: '/admin/peserta/detail/:id',
  },
  columns: [...columns.slice(0, 4), { source: 'namaBHBU' }, ...columns.slice(4)],
  filters: [{ source: 'idBHBU' }, managerFilter, ...filters],
  card: { facts: ['identitas', 'dosisDiberikan', 'namaBHBU'], chip: 'statusData' },
  headerFields: ['namaBHBU', 'alasanNonaktif'],
  form: pesertaFormSections(),
};
export const allPeserta = defineResource(allPesertaSpec);

const dashboardPeserta: ResourceSpec = { ...allPeserta, paths: ownPeserta.paths };

/** The participants that the caller's own account registered, for staff without an organisation. */
const registeredPeserta: ResourceSpec = { ...ownPeserta, emptyText: 'empty_registered' };

/**
 * The definition of the list under `/dashboard`: all participants for scope `all`, those assigned
 * to it for a facility, the company's or the account's own otherwise.
 */
export function pesertaListDefinition(role: Role): ResourceSpec {
  if (permissionScope(role, 'peserta.read') === 'all') return dashboardPeserta;
  switch (organizationRuleOf(role).kind) {
    case 'faskes':
      return dashboardPeserta;
    case 'bhbu':
      return ownPeserta;
    default:
      return registeredPeserta;
  }
}

/** Create form with a company field, for callers who can register for any company. */
export const createForAnyBhbu: ResourceSpec = {
  ...allPeserta,
  input: pesertaCalls.create.body,
  form: pesertaFormSections(['idBHBU']),
};

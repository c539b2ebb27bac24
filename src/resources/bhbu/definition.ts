import { validatedBhbuInput, bhbuListItem, type Bhbu } from '#contract/domains/bhbu/record.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { bhbuLifecycle, deleteDisabledReason, bhbuRemoval } from './actions.ts';
import { skbMeaning } from './states.ts';
import { DetailPageNotice, RedirectToBhbuDetail } from './form/detailLinks.tsx';
import { bhbuResource } from './manifest.ts';

// Parts of the form, which the list has no use for.
const DocumentsFormSection = lazyInput(async () => ({
  default: (await import('./DocumentList.tsx')).DocumentsFormSection,
}));
const MaskedNumberInput = lazyInput(async () => ({
  default: (await import('./form/verifiedInputs.tsx')).MaskedNumberInput,
}));
const VerifiedInput = lazyInput(async () => ({
  default: (await import('./form/verifiedInputs.tsx')).VerifiedInput,
}));

const formSections: NonNullable<ResourceSpec['form']> = [
  {
    title: 'company',
    fields: [
      'namaBHBU',
      'bentuk',
      'npwp',
      'nib',
      'noSIUP',
      'sektor',
      'jumlahKaryawan',
      'estimasiPeserta',
      'keluargaDisertakan',
      'anggotaKadin',
      'noKadin',
    ],
  },
  {
    title: 'contact',
    fields: ['alamat', 'kabKota', 'kodePos', 'telp', 'emailPerusahaan', 'website'],
  },
  {
    title: 'head',
    fields: [
      'namaPenanggungJawab',
      'jabatanPenanggungJawab',
      'nikPenanggungJawab',
      'hpPenanggungJawab',
      'emailPenanggungJawab',
    ],
  },
  { title: 'pic', fields: ['namaPIC', 'noHP', 'email'] },
];
const accountManagerSection = { title: 'account_manager', fields: ['accountManagerId'] };

/** Companies in every state. Rows of the list have fewer fields. */
export const definition = defineResource<Bhbu>({
  ...bhbuResource.resource,
  paths: {
    list: '/dashboard/bhbu/list-bhbu',
    create: '/dashboard/bhbu/add',
    edit: '/dashboard/bhbu/detail/:id',
  },
  record: bhbuListItem,
  input: validatedBhbuInput,
  nameOf: ({ namaBHBU }) => namaBHBU,
  hasUndo: true,
  fields: {
    namaBHBU: { Input: VerifiedInput },
    bentuk: { Input: VerifiedInput },
    npwp: { Input: MaskedNumberInput },
    nib: { isShort: true },
    kodePos: { isShort: true },
    nikPenanggungJawab: { Input: MaskedNumberInput },
    noKadin: { isVisible: ({ anggotaKadin }) => anggotaKadin === true },
    noHP: { kind: 'phone' },
    accountManagerId: { lookup: 'accountManager' },
    skbBerlakuSampai: { chip: skbMeaning },
    tanpaAccountManager: { kind: 'boolean' },
    tanpaFaskes: { kind: 'boolean' },
    skbBerakhir: { kind: 'boolean' },
    skbMenunggu: { kind: 'boolean' },
    invoiceAccount: { kind: 'code' },
    jumlahPeserta: { kind: 'number' },
  },
  sort: { field: 'namaBHBU', order: 'ASC' },
  columns: [
    { source: 'namaBHBU', isLink: true, isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'namaAccountManager' },
    { source: 'jumlahPeserta', isSortable: true },
    { source: 'invoiceAccount' },
    { source: 'skbBerlakuSampai', isSortable: true },
    { source: 'namaKabKota', isHiddenByDefault: true },
    { source: 'bentuk', isHiddenByDefault: true },
    { source: 'namaPIC', isHiddenByDefault: true },
    { source: 'noHP', isHiddenByDefault: true },
    { source: 'estimasiPeserta', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'isActive' },
    { source: 'status' },
    managerFilter,
    { source: 'tanpaAccountManager' },
    { source: 'tanpaFaskes' },
    { source: 'skbBerakhir' },
    { source: 'skbMenunggu' },
  ],
  card: { facts: ['namaAccountManager', 'jumlahPeserta'], chip: 'status' },
  // Companies that wait for a decision are not active either.
  isDimmed: ({ status }) => status === 'NONAKTIF',
  form: [...formSections, accountManagerSection],
  defaultValues: { bentuk: 'PT' },
  lifecycle: bhbuLifecycle,
  deletion: bhbuRemoval,
  undeletableReason: deleteDisabledReason,
  // The detail page opens next, because documents are uploaded there.
  CreatedDialog: RedirectToBhbuDetail,
});

/**
 * The definition of the edit form; `isOwn` hides the account manager. Saving returns to the detail
 * page.
 */
export const editDefinition = (id: string, isOwn: boolean): ResourceSpec => ({
  ...definition,
  paths: { ...definition.paths, list: definition.paths.edit.replace(':id', id) },
  rights: { read: 'bhbu.read', update: 'bhbu.update' },
  lifecycle: { ...bhbuLifecycle, events: {} },
  headerFields: ['status', 'namaAccountManager'],
  Notice: DetailPageNotice,
  form: [
    ...formSections,
    // A company's own account cannot choose its account manager.
    ...(isOwn ? [] : [accountManagerSection]),
    { title: 'documents', Content: DocumentsFormSection },
  ],
});

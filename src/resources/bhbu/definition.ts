import { bhbuBody, bhbuRow, type Bhbu, type BhbuRow } from '#contract/bhbu-record.ts';
import { defineResource, type Definition } from '#src/ui/resource/definition.ts';
import { meaningOf } from '../application/states.ts';
import { acts, keep, removal } from './acts.ts';
import { MaskedInput } from './MaskedInput.tsx';
import { Papers } from './Papers.tsx';
import { skbMeaning } from './states.ts';
import { ToDetail } from './ToDetail.tsx';
import { VerifiedInput } from './VerifiedInput.tsx';
import { Whole } from './Whole.tsx';

const sections: NonNullable<Definition['form']> = [
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
const handling = { title: 'handling', fields: ['accountManagerId'] };

/** Companies in every state. */
export const definition = defineResource<Bhbu | BhbuRow>({
  name: 'bhbu',
  paths: {
    list: '/dashboard/bhbu/list-bhbu',
    create: '/dashboard/bhbu/add',
    edit: '/dashboard/bhbu/detail/:id',
  },
  rights: {
    read: 'bhbu.read',
    create: 'bhbu.create',
    update: 'bhbu.update',
    delete: 'bhbu.delete',
  },
  record: bhbuRow,
  input: bhbuBody,
  nameOf: ({ namaBHBU }) => namaBHBU,
  fields: {
    namaBHBU: { Input: VerifiedInput },
    bentuk: { Input: VerifiedInput },
    npwp: { Input: MaskedInput },
    nikPenanggungJawab: { Input: MaskedInput },
    noKadin: { when: ({ anggotaKadin }) => anggotaKadin === true },
    noHP: { kind: 'phone' },
    accountManagerId: { lookup: 'accountManager' },
    status: { chip: ({ status }) => meaningOf[status] },
    isActive: { chip: ({ isActive }) => (isActive ? undefined : 'neutral') },
    skbBerlakuSampai: { chip: skbMeaning },
    skbBerakhir: { kind: 'boolean' },
    invoiceAccount: { kind: 'code' },
    jumlahPeserta: { kind: 'number' },
  },
  sort: { field: 'namaBHBU', order: 'ASC' },
  columns: [
    { source: 'namaBHBU', link: true, sortable: true },
    { source: 'status', sortable: true },
    { source: 'namaAccountManager' },
    { source: 'jumlahPeserta', sortable: true },
    { source: 'invoiceAccount' },
    { source: 'skbBerlakuSampai', sortable: true },
    { source: 'namaKabKota', hideByDefault: true },
    { source: 'bentuk', hideByDefault: true },
    { source: 'namaPIC', hideByDefault: true },
    { source: 'noHP', hideByDefault: true },
    { source: 'estimasiPeserta', hideByDefault: true },
    { source: 'modifiedAt', sortable: true, hideByDefault: true },
    { source: 'modifiedBy', hideByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'isActive' },
    { source: 'status' },
    { source: 'accountManagerId' },
    { source: 'skbBerakhir' },
  ],
  card: { facts: ['namaAccountManager', 'jumlahPeserta'], chip: 'status' },
  form: [...sections, handling],
  start: { bentuk: 'PT' },
  acts,
  removal,
  keep,
  // The detail page opens next, because documents are uploaded there.
  Made: ToDetail,
});

/** The definition for roles without access to the account manager lookup. */
export const withoutManagers: Definition = {
  ...definition,
  filters: (definition.filters ?? []).filter(({ source }) => source !== 'accountManagerId'),
};

/**
 * The definition of the edit form; `isOwn` hides the account manager. Saving returns to the detail
 * page.
 */
export const editing = (id: string, isOwn: boolean): Definition => ({
  ...definition,
  paths: { ...definition.paths, list: definition.paths.edit.replace(':id', id) },
  rights: { read: 'bhbu.read', update: 'bhbu.update' },
  acts: [],
  head: ['status', 'namaAccountManager'],
  Notice: Whole,
  form: [
    ...sections,
    // A company's own account cannot choose its account manager.
    ...(isOwn ? [] : [handling]),
    { title: 'documents', Content: Papers },
  ],
});

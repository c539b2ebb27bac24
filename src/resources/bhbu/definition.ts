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

/** Companies, in every state there is. */
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
  // Its documents come next.
  Made: ToDetail,
});

/** The same for who has no list of account managers to choose from. */
export const withoutManagers: Definition = {
  ...definition,
  filters: (definition.filters ?? []).filter(({ source }) => source !== 'accountManagerId'),
};

/** The form of a company there is; it leads back to the company's page, where everything else is done. */
export const editing = (id: string, isOwn: boolean): Definition => ({
  ...definition,
  paths: { ...definition.paths, list: definition.paths.edit.replace(':id', id) },
  rights: { read: 'bhbu.read', update: 'bhbu.update' },
  acts: [],
  head: ['status', 'namaAccountManager'],
  Notice: Whole,
  form: [
    ...sections,
    // Who looks after a company is not for its own account to say.
    ...(isOwn ? [] : [handling]),
    { title: 'documents', Content: Papers },
  ],
});

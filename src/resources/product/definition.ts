import {
  ceilingsOf,
  newProductInput,
  product,
  productCalls,
  productFaults,
  productInput,
  type Product,
} from '#contract/product.ts';
import { activation } from '#src/ui/acts/activation.ts';
import { defineResource, type Definition } from '#src/ui/resource/definition.ts';
import { firstPriceFaults } from '../price/check.ts';
import { Prices } from './Prices.tsx';

const degrees = ({ suhuMin, suhuMax }: Readonly<Record<string, unknown>>) =>
  typeof suhuMin === 'number' && typeof suhuMax === 'number'
    ? productFaults({ suhuMin, suhuMax })
    : {};

const sections: NonNullable<Definition['form']> = [
  { title: 'what', fields: ['kode', 'nama', 'tipe', 'jenisVaksin', 'kodeKFA', 'kelasPajak'] },
  { title: 'origin', fields: ['produsen', 'importir', 'noEUA'] },
  {
    title: 'packing',
    fields: ['dosisPerVial', 'vialPerBox', 'volumeMl', 'satuan', 'dosisPerOrang', 'intervalHari'],
  },
  { title: 'storage', fields: ['suhuMin', 'suhuMax'] },
];

/** Products sold by the dose: vaccines, and packages of doses with their injection. */
export const definition = defineResource<Product>({
  name: 'product',
  paths: {
    list: '/admin/product/list-product',
    create: '/admin/product/add',
    edit: '/admin/product/edit/:id',
  },
  rights: { read: 'product.read', create: 'product.create', update: 'product.update' },
  record: product,
  input: productInput,
  nameOf: ({ nama }) => nama,
  fields: {
    intervalHari: { when: ({ dosisPerOrang }) => dosisPerOrang !== '1' },
    isActive: { chip: ({ isActive }) => (isActive ? undefined : 'neutral') },
  },
  sort: { field: 'nama', order: 'ASC' },
  columns: [
    { source: 'nama', link: true, sortable: true },
    { source: 'kode', sortable: true },
    { source: 'tipe', sortable: true },
    { source: 'hargaSatuan' },
    { source: 'isActive' },
    { source: 'berlakuDari', hideByDefault: true },
    { source: 'noSK', hideByDefault: true },
    { source: 'kelasPajak', hideByDefault: true },
    { source: 'produsen', hideByDefault: true },
    { source: 'modifiedAt', sortable: true, hideByDefault: true },
    { source: 'modifiedBy', hideByDefault: true },
  ],
  search: true,
  filters: [{ source: 'tipe' }, { source: 'kelasPajak' }, { source: 'isActive' }],
  card: { facts: ['kode', 'hargaSatuan'], chip: 'isActive' },
  head: ['kode', 'tipe', 'isActive'],
  form: [{ title: 'price', Content: Prices }, ...sections],
  acts: activation<Product>({
    name: 'product',
    right: 'product.update',
    set: (call, { id }, body) => call(productCalls.setActive, { params: { id }, body }),
  }),
  check: degrees,
});

/** Definition of the create form, which includes the first price. */
export const forNew: Definition = {
  ...definition,
  input: newProductInput,
  start: {
    dosisPerVial: 1,
    vialPerBox: 1,
    volumeMl: 0.5,
    satuan: 'dosis',
    dosisPerOrang: 2,
    intervalHari: 28,
    suhuMin: 2,
    suhuMax: 8,
  },
  form: [
    ...sections,
    { title: 'price', fields: ['hargaSatuan', 'berlakuDari', 'berlakuSampai', 'noSK'] },
  ],
  check: input => ({
    ...degrees(input),
    ...firstPriceFaults(input, 'hargaSatuan', ceilingsOf(input['tipe'] as Product['tipe'])),
  }),
};

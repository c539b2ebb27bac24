import { taxItemDefaults } from '#contract/domains/faktur/item.ts';
import {
  newProductInput,
  product,
  productCalls,
  validateProduct,
  productInput,
  type Product,
} from '#contract/domains/product.ts';
import { renderByField } from '#src/i18n/contractMessages.ts';
import { activationActions } from '#src/kit/actions/activationActions.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { productResource } from './manifest.ts';

// Part of the form, which the list has no use for.
const ProductPrices = lazyInput(async () => ({
  default: (await import('./ProductPrices.tsx')).ProductPrices,
}));

const temperatureIssues = ({ suhuMin, suhuMax }: Readonly<Record<string, unknown>>) =>
  typeof suhuMin === 'number' && typeof suhuMax === 'number'
    ? renderByField(validateProduct({ suhuMin, suhuMax }))
    : {};

/** The fields of a product. */
export const formSections: NonNullable<ResourceSpec['form']> = [
  {
    title: 'details',
    fields: ['nama', 'kode', 'tipe', 'jenisVaksin', 'kodeKFA', 'kodeCVX', 'kodeICD10'],
  },
  { title: 'tax', fields: ['kelasPajak', 'kodeBarangJasa', 'satuanFaktur'] },
  { title: 'origin', fields: ['produsen', 'ihsProdusen', 'importir', 'noEUA'] },
  {
    title: 'packing',
    fields: ['dosisPerVial', 'vialPerBox', 'volumeMl', 'satuan', 'dosisPerOrang', 'intervalHari'],
  },
  { title: 'storage', fields: ['suhuMin', 'suhuMax'] },
];

/** Products sold by the dose: vaccines, and packages of doses with their injection. */
export const definition = defineResource<Product>({
  ...productResource.resource,
  record: product,
  input: productInput,
  nameOf: ({ nama }) => nama,
  hasUndo: true,
  fields: {
    intervalHari: { isVisible: ({ dosisPerOrang }) => dosisPerOrang !== '1' },
  },
  sort: { field: 'nama', order: 'ASC' },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'kode', isSortable: true },
    { source: 'tipe', isSortable: true },
    { source: 'hargaSatuan' },
    { source: 'isActive' },
    { source: 'berlakuDari', isHiddenByDefault: true },
    { source: 'noSK', isHiddenByDefault: true },
    { source: 'kelasPajak', isHiddenByDefault: true },
    { source: 'produsen', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'tipe' }, { source: 'kelasPajak' }, { source: 'isActive' }],
  card: { facts: ['kode', 'hargaSatuan'], chip: 'isActive' },
  headerFields: ['tipe'],
  show: { chips: ['isActive'], number: ({ kode }) => kode },
  form: [{ title: 'price', Content: ProductPrices }, ...formSections],
  actions: activationActions<Product>({
    resource: 'product',
    right: 'product.update',
    set: (call, { id }, body) => call(productCalls.setActive, { params: { id }, body }),
  }),
  validate: temperatureIssues,
});

/** Definition of the create form, which includes the first price. */
export const createDefinition: ResourceSpec = {
  ...definition,
  input: newProductInput,
  defaultValues: {
    ...taxItemDefaults.product,
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
    ...formSections,
    { title: 'price', fields: ['hargaSatuan', 'berlakuDari', 'berlakuSampai', 'noSK'] },
  ],
};

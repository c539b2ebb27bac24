import { ceilings } from '#contract/price/index.ts';
import {
  newServiceInput,
  service,
  serviceCalls,
  serviceInput,
  type Service,
} from '#contract/service.ts';
import { activation } from '#src/ui/acts/activation.ts';
import { defineResource, type Definition } from '#src/ui/resource/definition.ts';
import { firstPriceFaults } from '../price/check.ts';
import { Prices } from './Prices.tsx';

const sections: NonNullable<Definition['form']> = [
  { title: 'what', fields: ['kode', 'nama', 'tipe', 'minPeserta', 'termasuk'] },
  { title: 'tax', fields: ['kelasPajak', 'pphKode'] },
];

/** Services for participants, priced by the dose. */
export const definition = defineResource<Service>({
  name: 'service',
  paths: {
    list: '/admin/service/list-service',
    create: '/admin/service/add',
    edit: '/admin/service/edit/:id',
  },
  rights: { read: 'service.read', create: 'service.create', update: 'service.update' },
  record: service,
  input: serviceInput,
  nameOf: ({ nama }) => nama,
  fields: { isActive: { chip: ({ isActive }) => (isActive ? undefined : 'neutral') } },
  sort: { field: 'nama', order: 'ASC' },
  columns: [
    { source: 'nama', link: true, sortable: true },
    { source: 'kode', sortable: true },
    { source: 'tipe', sortable: true },
    { source: 'tarifPerDosis' },
    { source: 'isActive' },
    { source: 'berlakuDari', hideByDefault: true },
    { source: 'noSK', hideByDefault: true },
    { source: 'minPeserta', hideByDefault: true },
    { source: 'termasuk', hideByDefault: true },
    { source: 'kelasPajak', hideByDefault: true },
    { source: 'modifiedAt', sortable: true, hideByDefault: true },
    { source: 'modifiedBy', hideByDefault: true },
  ],
  search: true,
  filters: [{ source: 'tipe' }, { source: 'kelasPajak' }, { source: 'isActive' }],
  card: { facts: ['kode', 'tarifPerDosis'], chip: 'isActive' },
  head: ['kode', 'tipe', 'isActive'],
  form: [{ title: 'price', Content: Prices }, ...sections],
  acts: activation<Service>({
    name: 'service',
    right: 'service.update',
    set: (call, { id }, body) => call(serviceCalls.setActive, { params: { id }, body }),
  }),
});

/** Definition of the create form, which includes the first price. */
export const forNew: Definition = {
  ...definition,
  input: newServiceInput,
  form: [
    ...sections,
    { title: 'price', fields: ['tarifPerDosis', 'berlakuDari', 'berlakuSampai', 'noSK'] },
  ],
  check: input => firstPriceFaults(input, 'tarifPerDosis', ceilings.service),
};

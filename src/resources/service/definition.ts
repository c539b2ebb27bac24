import { taxItemDefaults } from '#contract/domains/faktur/item.ts';
import {
  newServiceInput,
  service,
  serviceCalls,
  serviceInput,
  type Service,
} from '#contract/domains/service.ts';
import { activationActions } from '#src/kit/actions/activationActions.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { serviceResource } from './manifest.ts';

// Part of the form, which the list has no use for.
const ServicePrices = lazyInput(async () => ({
  default: (await import('./ServicePrices.tsx')).ServicePrices,
}));

/** The fields of a service. */
export const formSections: NonNullable<ResourceSpec['form']> = [
  { title: 'details', fields: ['nama', 'kode', 'tipe', 'minPeserta', 'termasuk'] },
  { title: 'tax', fields: ['kelasPajak', 'pphKode', 'kodeBarangJasa', 'satuanFaktur'] },
];

/** Services for participants, priced by the dose. */
export const definition = defineResource<Service>({
  ...serviceResource.resource,
  record: service,
  input: serviceInput,
  nameOf: ({ nama }) => nama,
  hasUndo: true,
  sort: { field: 'nama', order: 'ASC' },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'kode', isSortable: true },
    { source: 'tipe', isSortable: true },
    { source: 'tarifPerDosis' },
    { source: 'isActive' },
    { source: 'berlakuDari', isHiddenByDefault: true },
    { source: 'noSK', isHiddenByDefault: true },
    { source: 'minPeserta', isHiddenByDefault: true },
    { source: 'termasuk', isHiddenByDefault: true },
    { source: 'kelasPajak', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedBy', isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'tipe' }, { source: 'kelasPajak' }, { source: 'isActive' }],
  card: { facts: ['kode', 'tarifPerDosis'], chip: 'isActive' },
  headerFields: ['tipe'],
  show: { chips: ['isActive'], number: ({ kode }) => kode },
  form: [{ title: 'price', Content: ServicePrices }, ...formSections],
  actions: activationActions<Service>({
    resource: 'service',
    right: 'service.update',
    set: (call, { id }, body) => call(serviceCalls.setActive, { params: { id }, body }),
  }),
});

/** Definition of the create form, which includes the first price. */
export const createDefinition: ResourceSpec = {
  ...definition,
  input: newServiceInput,
  defaultValues: taxItemDefaults.service,
  form: [
    ...formSections,
    { title: 'price', fields: ['tarifPerDosis', 'berlakuDari', 'berlakuSampai', 'noSK'] },
  ],
};

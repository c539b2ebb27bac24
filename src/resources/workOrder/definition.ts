import { createElement } from 'react';
import { facilityNeeds, workOrderNeeds } from '#contract/domains/work-order/needs.ts';
import { workOrderCalls, type workOrderEvents } from '#contract/domains/work-order/calls.ts';
import { workOrder, type WorkOrder } from '#contract/domains/work-order/record.ts';
import { workOrderStates } from '#contract/states/work-order.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { documentName } from '#src/kit/format/documentName.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import {
  defineResource,
  type EventAction,
  type ResourceSpec,
  type ServerExport,
} from '#src/kit/resource/definition.ts';
import { allOrdersPath } from '../order/paths.ts';
import { ConfirmWarning } from './page/ChillerRoom.tsx';
import { FacilityAnswerChip, ReceivedDoses } from './listValues.tsx';
import { PlannedDay } from './PlannedDay.tsx';
import { isEditable, workOrderMeaning } from './states.ts';
import { workOrderResource } from './manifest.ts';

/** Name of a work order: its number, or that it is a draft. */
export const workOrderName = ({
  noWO,
  namaFaskes,
}: Pick<WorkOrder, 'noWO' | 'namaFaskes'>): string => documentName(noWO, namaFaskes);

/** Resources that the events of a work order change. */
export const changedResources = ['order', 'batch', 'stock', 'vaksinasi'] as const;

const change = (event: (typeof workOrderEvents)[number]): EventAction<WorkOrder> => ({
  right: event === 'recount' ? 'workOrder.receive' : 'workOrder.changeState',
  isDestructive: event === 'cancel' || event === 'recount',
  invalidates: changedResources,
  run: ({ id, version }, { call, reason: alasan }) =>
    call(workOrderCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

const spreadsheet: ServerExport = {
  label: 'resources.workOrder.name',
  requestPath: async (filter, call) => {
    const known = Object.keys(workOrderCalls.export.query?.shape ?? {});
    const kueri = Object.fromEntries(Object.entries(filter).filter(([key]) => known.includes(key)));
    const { tiket } = await call(workOrderCalls.exportTicket, { body: { kueri } });
    return `${workOrderCalls.export.path}?tiket=${encodeURIComponent(tiket)}`;
  },
};

/** Work orders with their shipments. */
export const definition = defineResource<WorkOrder>({
  ...workOrderResource.resource,
  record: workOrder,
  nameOf: workOrderName,
  fields: {
    noWO: { kind: 'code' },
    jenis: { chip: ({ jenis }) => (jenis === 'KIRIM' ? undefined : 'attention') },
    noOrder: { kind: 'code' },
    noWOInduk: { kind: 'code' },
    tanggalKirim: { render: record => createElement(PlannedDay, { record, event: 'depart' }) },
    tanggalTiba: { render: record => createElement(PlannedDay, { record, event: 'arrive' }) },
    idBHBU: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    idDistributor: { lookup: 'distributor' },
    jawabanFaskes: { render: FacilityAnswerChip },
    dosisDiterima: { render: ReceivedDoses },
    suhuMenunggu: { kind: 'boolean' },
  },
  // What waits first, by its day; then the latest.
  sort: { field: 'menunggu', order: 'ASC' },
  columns: [
    { source: 'noWO', isLink: true, isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'jenis' },
    { source: 'jawabanFaskes' },
    { source: 'namaFaskes', isSortable: true },
    { source: 'tanggalTiba', isSortable: true },
    { source: 'jumlahDosis' },
    { source: 'namaBHBU', isSortable: true },
    { source: 'tanggalKirim', isSortable: true, isHiddenByDefault: true },
    { source: 'dosisDiterima', isHiddenByDefault: true },
    { source: 'noOrder', isHiddenByDefault: true },
    { source: 'namaDistributor', isHiddenByDefault: true },
    { source: 'noWOInduk', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'menunggu', options: workOrderNeeds },
    { source: 'jenis' },
    { source: 'idBHBU' },
    managerFilter,
    { source: 'idFaskes' },
    { source: 'idDistributor' },
    { source: 'tanggalKirim', isRange: true },
    { source: 'tanggalTiba', isRange: true },
    { source: 'suhuMenunggu', kind: 'boolean' },
  ],
  links: [
    {
      label: 'resources.workOrder.paidOrders',
      to: filteredListPath(allOrdersPath, { status: 'LUNAS' }),
      right: 'workOrder.create',
      isProminent: true,
    },
  ],
  serverExports: [spreadsheet],
  card: { facts: ['namaFaskes', 'tanggalTiba'], chip: 'status' },
  readOnlyReason: ({ status }) =>
    isEditable(status) ? undefined : { messageKey: 'resources.workOrder.packed' },
  lifecycle: {
    states: workOrderStates,
    meaning: workOrderMeaning,
    history: workOrderCalls.history,
    events: {
      confirm: { ...change('confirm'), Warning: ConfirmWarning },
      reportDiscrepancy: change('reportDiscrepancy'),
      recount: change('recount'),
      cancel: change('cancel'),
    },
  },
});

/** The same for those who may not choose a company. */
export const definitionWithoutCompanies: ResourceSpec = {
  ...definition,
  filters: (definition.filters ?? []).filter(({ source }) => source !== 'idBHBU'),
};

/** The work orders of one company or facility. */
export const ownDefinition: ResourceSpec = {
  ...definition,
  filters: (definition.filters ?? [])
    .filter(({ source }) => !['idBHBU', 'idFaskes', 'idDistributor'].includes(source))
    .map(filter => (filter.source === 'menunggu' ? { ...filter, options: facilityNeeds } : filter)),
};

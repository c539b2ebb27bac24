import { newDeadline, orderCalls, orderEvents } from '#contract/domains/order/calls.ts';
import { order, type Order } from '#contract/domains/order/record.ts';
import { orderStates } from '#contract/states/order.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { documentName } from '#src/kit/format/documentName.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import {
  actionWithFields,
  defineResource,
  type EventAction,
  type ResourceSpec,
  type ServerExport,
} from '#src/kit/resource/definition.ts';
import { monthNames } from './list/months.ts';
import { OrderSums } from './list/OrderSums.tsx';
import { newOrderPath, ownOrdersPath } from './paths.ts';
import { orderMeaning } from './states.ts';
import { orderResource } from './manifest.ts';

/** Name of an order: its number, or that it is a draft. */
export const orderName = ({ noOrder, namaBHBU }: Pick<Order, 'noOrder' | 'namaBHBU'>): string =>
  documentName(noOrder, namaBHBU);

/** Ordered doses, followed by those that the seller accepted where they differ. */
const formatDoses = (ordered: number | null, approved: number | null): string =>
  approved === null || approved === ordered
    ? formatNumber(ordered)
    : `${formatNumber(ordered)} → ${formatNumber(approved)}`;

const isGentle: ReadonlySet<string> = new Set([
  'accept',
  'acknowledge',
  'approve',
  'close',
  'recall',
]);

/** A signed order is not cancelled, except an amendment that is not in force. */
const findCancelObstacle: EventAction<Order>['disabledReason'] = ({ status, amandemenDari }) =>
  status === 'PKS_DITANDATANGANI' && amandemenDari === null
    ? { messageKey: 'resources.order.action.cancel.signed' }
    : undefined;

/** Who cut the doses does not agree for the company. */
const notAdjuster: EventAction<Order>['disabledReason'] = ({ penyesuaianSendiri }) =>
  penyesuaianSendiri ? { messageKey: 'resources.order.turn.own_cut' } : undefined;

/** Who created an order or asked for its approval does not approve it; the rows of a list do not say who may. */
const findApprovalObstacle: EventAction<Order>['disabledReason'] = ({ persetujuan }, { id }) => {
  if (!persetujuan || persetujuan.penyetuju.some(colleague => colleague.id === id))
    return undefined;
  const names = persetujuan.penyetuju.map(({ nama }) => nama).join(', ');
  return names
    ? { messageKey: 'resources.order.action.approve.others', values: { names } }
    : { messageKey: 'resources.order.action.approve.no_one' };
};

const change = (event: (typeof orderEvents)[number]): EventAction<Order> => ({
  right: 'order.changeState',
  invalidates: ['pks', 'dashboard'],
  isDestructive: !isGentle.has(event),
  ...(event === 'cancel' && { disabledReason: findCancelObstacle }),
  ...(event === 'acknowledge' && { disabledReason: notAdjuster }),
  ...((event === 'approve' || event === 'disapprove') && { disabledReason: findApprovalObstacle }),
  run: ({ id, version }, { call, reason: alasan }) =>
    call(orderCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

const spreadsheet: ServerExport = {
  label: 'resources.order.name',
  requestPath: async (filter, call) => {
    const known = Object.keys(orderCalls.export.query?.shape ?? {});
    const kueri = Object.fromEntries(Object.entries(filter).filter(([key]) => known.includes(key)));
    const { tiket } = await call(orderCalls.exportTicket, { body: { kueri } });
    return `${orderCalls.export.path}?tiket=${encodeURIComponent(tiket)}`;
  },
};

/** The orders of all companies. Rows of the list have fewer fields. */
export const definition = defineResource<Order>({
  ...orderResource.resource,
  record: order,
  nameOf: orderName,
  fields: {
    bhbuId: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    idProduk: { lookup: 'product' },
    noOrder: { kind: 'code' },
    noPKS: { kind: 'code' },
    dibalik: {
      kind: 'boolean',
      chip: ({ dibalik }) => (dibalik ? 'bad' : undefined),
      value: ({ dibalik }) => (dibalik ? true : null),
    },
    jumlahDosis: {
      render: ({ jumlahDosis, dosisDisetujui }) => formatDoses(jumlahDosis, dosisDisetujui),
    },
  },
  // What waits first, by its day; then the latest.
  sort: { field: 'menunggu', order: 'ASC' },
  columns: [
    { source: 'noOrder', isLink: true, isSortable: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'dibalik' },
    { source: 'jumlahDosis' },
    { source: 'totalHarga', isSortable: true },
    { source: 'tanggalOrder', isSortable: true },
    { source: 'tenggat' },
    { source: 'jenis' },
    { source: 'jumlahPeserta' },
    { source: 'noPKS', isHiddenByDefault: true },
    { source: 'model', isHiddenByDefault: true },
    { source: 'skema', isHiddenByDefault: true },
    { source: 'nomorAmandemen', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'bhbuId' },
    managerFilter,
    { source: 'idFaskes' },
    { source: 'idProduk' },
    { source: 'jenis' },
    { source: 'tanggalOrder', isRange: true },
    { source: 'totalHarga', isRange: true },
    { source: 'bulan', options: Object.keys(monthNames), isSingle: true },
    { source: 'dibalik', kind: 'boolean' },
    { source: 'pesertaKurang', kind: 'boolean' },
    { source: 'perluSetuju', kind: 'boolean' },
    { source: 'terbaru', kind: 'boolean' },
  ],
  serverExports: [spreadsheet],
  CountNote: OrderSums,
  card: { facts: ['namaBHBU', 'totalHarga'], chip: 'status' },
  undeletableReason: ({ status }) =>
    status === orderStates.initial
      ? undefined
      : { messageKey: 'resources.order.action.delete.submitted' },
  lifecycle: {
    states: orderStates,
    meaning: orderMeaning,
    history: orderCalls.history,
    events: Object.fromEntries(orderEvents.map(event => [event, change(event)])),
  },
  actions: [
    actionWithFields({
      name: 'extendDeadline',
      right: 'order.extendDeadline',
      invalidates: ['pks', 'dashboard'],
      schema: newDeadline,
      fields: {
        tenggat: {},
        alasan: { kind: 'multiline', label: 'resources.order.action.extendDeadline.reason' },
      },
      disabledReason: ({ status }: Order) =>
        status === 'MENUNGGU_BAYAR'
          ? undefined
          : { messageKey: 'resources.order.action.extendDeadline.disabled' },
      run: ({ id, version }: Order, { call, input }) =>
        call(orderCalls.extendDeadline, { params: { id }, body: { ...input, version } }),
    }),
  ],
});

/** The orders of one company, for its own account. */
export const ownDefinition = (bhbuId: string): ResourceSpec => ({
  ...definition,
  paths: {
    ...definition.paths,
    list: ownOrdersPath(bhbuId),
    create: newOrderPath(bhbuId, 'REGULER'),
  },
  columns: definition.columns.filter(({ source }) => source !== 'namaBHBU'),
  filters: (definition.filters ?? []).filter(({ source }) => source !== 'bhbuId'),
  card: { facts: ['tanggalOrder', 'totalHarga'], chip: 'status' },
  links: [
    {
      label: 'resources.order.bookBooster',
      to: newOrderPath(bhbuId, 'BOOSTER'),
      right: 'order.create',
      isProminent: true,
    },
  ],
});

/** Columns with prices, and the deadline of the payment. */
const priceColumns: ReadonlySet<string> = new Set([
  'totalHarga',
  'tenggat',
  'skema',
  'noPKS',
  'dibalik',
]);

/** The orders that a facility carries out; it sees no prices. */
export const facilityDefinition = (faskesId: string): ResourceSpec => {
  const own = ownDefinition(faskesId);
  return {
    ...own,
    columns: definition.columns.filter(({ source }) => !priceColumns.has(source)),
    filters: (own.filters ?? []).filter(
      ({ source }) =>
        source !== 'idFaskes' && source !== 'perluSetuju' && !priceColumns.has(source),
    ),
    card: { facts: ['namaBHBU', 'tanggalOrder'], chip: 'status' },
  };
};

import { paymentCalls, type paymentEvents } from '#contract/domains/payment/calls.ts';
import { payment, type Payment } from '#contract/domains/payment/record.ts';
import { paymentStates } from '#contract/states/payment.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { defineResource, type EventAction } from '#src/kit/resource/definition.ts';
import { paymentMeaning } from '../invoice/states.ts';
import { PaymentSums } from './list/PaymentSums.tsx';
import { paymentName } from './paymentName.ts';
import { paymentResource } from './manifest.ts';

/** What a payment's actions change besides the payment. */
const invalidates = ['payment', 'paymentToVerify', 'invoice', 'order'] as const;

/** The person who entered a payment or uploaded its proof does not verify it. */
const notUploader: EventAction<Payment>['disabledReason'] = (
  { idPencatat, idPengunggah },
  { id },
) =>
  idPencatat === id || idPengunggah === id
    ? { messageKey: 'resources.payment.own_proof' }
    : undefined;

/** Why an event is not possible in a state that allows it. */
const disabledReasons: Partial<
  Record<(typeof paymentEvents)[number], EventAction<Payment>['disabledReason']>
> = {
  // Rows of the list have no allocations; there the server decides.
  proposeReversal: ({ alokasi }: Partial<Payment>) =>
    alokasi?.some(({ jenis }) => jenis === 'PENGEMBALIAN')
      ? { messageKey: 'resources.payment.refunded' }
      : undefined,
};

const change = (event: (typeof paymentEvents)[number]): EventAction<Payment> => ({
  right: 'payment.changeState',
  invalidates,
  isDestructive: event !== 'refuseReversal',
  ...(disabledReasons[event] ? { disabledReason: disabledReasons[event] } : {}),
  ...(event === 'approveReversal' && { decision: 'payment.approveReversal' }),
  run: ({ id, version }, { call, reason: alasan }) =>
    call(paymentCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

const verification = (disetujui: boolean): EventAction<Payment> => ({
  right: 'payment.verify',
  invalidates,
  isDestructive: !disetujui,
  ...(disetujui ? { decision: 'payment.verify' } : { disabledReason: notUploader }),
  run: ({ id, version }, { call, reason: alasan }) =>
    call(paymentCalls.verify, { params: { id }, body: { disetujui, alasan, version } }),
});

/** Payments of all companies. */
export const definition = defineResource<Payment>({
  ...paymentResource.resource,
  record: payment,
  nameOf: paymentName,
  fields: {
    // The name says the amount and the day.
    nama: { value: paymentName, exportedAs: ['jumlah', 'tanggalBayar'] },
    idBHBU: { lookup: 'bhbu' },
    noInvoice: { kind: 'code' },
    noOrder: { kind: 'code' },
    noReferensi: { kind: 'code' },
    adaLebih: { kind: 'boolean' },
  },
  // What waits first, by its day; then the latest.
  sort: { field: 'menunggu', order: 'ASC' },
  columns: [
    { source: 'nama', isLink: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'noInvoice' },
    { source: 'status', isSortable: true },
    { source: 'waktuBukti', isSortable: true },
    { source: 'pengunggah' },
    { source: 'jenis' },
    // The name says both.
    { source: 'tanggalBayar', isSortable: true, isHiddenByDefault: true },
    { source: 'jumlah', isSortable: true, isHiddenByDefault: true },
    { source: 'lebih', isHiddenByDefault: true },
    { source: 'noReferensi', isHiddenByDefault: true },
    { source: 'namaPengirim', isHiddenByDefault: true },
    { source: 'bankPengirim', isHiddenByDefault: true },
    { source: 'noOrder', isHiddenByDefault: true },
    { source: 'verifiedBy', isHiddenByDefault: true },
    { source: 'verifiedAt', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'idBHBU' },
    managerFilter,
    { source: 'jenis' },
    { source: 'tanggalBayar', isRange: true },
    { source: 'jumlah', isRange: true },
    { source: 'adaLebih' },
  ],
  CountNote: PaymentSums,
  links: [
    {
      label: 'resources.payment.link.reconciliation',
      to: '/admin/invoice/rekonsiliasi',
      right: 'bankLine.read',
      isProminent: true,
    },
    {
      label: 'resources.payment.link.toVerify',
      to: '/admin/invoice/verifikasi',
      right: 'payment.verify',
    },
  ],
  card: { facts: ['namaBHBU', 'noInvoice'], chip: 'status' },
  show: { chips: ['status', 'jenis'] },
  lifecycle: {
    states: paymentStates,
    meaning: paymentMeaning,
    history: paymentCalls.history,
    events: {
      verify: verification(true),
      reject: verification(false),
      discard: change('discard'),
      proposeReversal: change('proposeReversal'),
      approveReversal: change('approveReversal'),
      refuseReversal: change('refuseReversal'),
    },
  },
});

/** Payments whose proof waits for verification, the longest waiting first. */
export const toVerifyDefinition = defineResource<Payment>({
  ...definition,
  name: 'paymentToVerify',
  paths: { ...definition.paths, list: '/admin/invoice/verifikasi' },
  sort: { field: 'waktuBukti', order: 'ASC' },
  columns: definition.columns.filter(({ source }) => source !== 'status'),
  filters: [{ source: 'idBHBU' }, { source: 'jenis' }],
  links: [
    {
      label: 'resources.payment.link.reconciliation',
      to: '/admin/invoice/rekonsiliasi',
      right: 'bankLine.read',
      isProminent: true,
    },
    {
      label: 'resources.payment.link.all',
      to: '/admin/invoice/pembayaran',
      right: 'payment.read',
    },
  ],
  card: { facts: ['namaBHBU', 'noInvoice', 'waktuBukti'] },
});

import { batch, batchCalls, batchInput, expiryInput, type Batch } from '#contract/domains/batch.ts';
import { recordPath } from '#contract/record-pages.ts';
import { batchEvents, batchStates, expiryStates } from '#contract/states/batch.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import {
  actionWithFields,
  defineResource,
  type EventAction,
} from '#src/kit/resource/definition.ts';
import { BatchNotice, SameNumber } from './BatchNotice.tsx';
import { batchMeaning } from './meaning.ts';
import { recallPath } from './recall/paths.ts';
import { batchResource } from './manifest.ts';

const change = (event: (typeof batchEvents)[number]): EventAction<Batch> => ({
  right: 'batch.update',
  ...(event === 'approve' ? { Warning: SameNumber } : {}),
  disabledReason: ({ kedaluwarsa }) =>
    (event === 'approve' || event === 'release') && kedaluwarsa < jakartaDay(new Date())
      ? { messageKey: 'resources.batch.notice.expired' }
      : undefined,
  isDestructive: event !== 'approve' && event !== 'release',
  run: ({ id, version }, { call, reason: alasan }) =>
    call(batchCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

const correctExpiry = actionWithFields({
  name: 'correctExpiry',
  right: 'batch.update',
  invalidates: ['stock', 'vaksinasi'],
  schema: expiryInput.omit({ version: true }),
  fields: {
    kedaluwarsa: {},
    alasan: { label: 'resources.batch.action.correctExpiry.reason' },
  },
  disabledReason: ({ status }: Batch) =>
    expiryStates.includes(status)
      ? undefined
      : { messageKey: 'resources.batch.action.correctExpiry.disabled' },
  run: ({ id, version }: Batch, { call, input }) =>
    call(batchCalls.correctExpiry, { params: { id }, body: { ...input, version } }),
});

/** Batches of products. */
export const definition = defineResource<Batch>({
  ...batchResource.resource,
  record: batch,
  input: batchInput,
  nameOf: ({ nomor }) => nomor,
  hasUndo: true,
  fields: { idProduk: { render: ({ namaProduk }) => namaProduk } },
  sort: { field: 'kedaluwarsa', order: 'ASC' },
  columns: [
    { source: 'nomor', isLink: true, isSortable: true },
    { source: 'namaProduk', isSortable: true },
    { source: 'kedaluwarsa', isSortable: true },
    { source: 'jumlah', isSortable: true },
    { source: 'dosisDiberikan' },
    { source: 'status' },
  ],
  search: true,
  filters: [{ source: 'idProduk' }, { source: 'status' }],
  card: { facts: ['namaProduk', 'kedaluwarsa'], chip: 'status' },
  form: [{ fields: ['nomor', 'idProduk', 'kedaluwarsa', 'jumlah'] }],
  headerFields: ['dosisDiberikan'],
  readOnlyReason: ({ status }) =>
    status === batchStates.initial ? undefined : { messageKey: 'resources.batch.decided' },
  show: {
    primary: ({ status }) => (status === batchStates.initial ? 'approve' : undefined),
    Notice: BatchNotice,
    links: ({ id }) => [
      {
        label: 'resources.batch.doses',
        to: recordPath('batch', id, 'own'),
        right: 'recipient.read',
      },
      {
        label: 'resources.batch.stock',
        to: filteredListPath('/admin/stok/list-stok', { idBatch: String(id) }),
        right: 'stock.read',
      },
      { label: 'resources.batch.recall.link', to: recallPath(id), right: 'batch.recall' },
    ],
  },
  actions: [correctExpiry],
  lifecycle: {
    states: batchStates,
    meaning: batchMeaning,
    history: batchCalls.history,
    events: Object.fromEntries(batchEvents.map(event => [event, change(event)])),
  },
  attachments: {
    list: batchCalls.attachments,
    download: batchCalls.downloadAttachment,
    right: 'batch.update',
    slots: { fileSertifikat: batchCalls.upload },
  },
});

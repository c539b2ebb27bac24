import { batch, batchCalls, batchInput, type Batch } from '#contract/domains/batch.ts';
import { recordPath } from '#contract/record-pages.ts';
import { batchEvents, batchStates } from '#contract/states/batch.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { defineResource, type EventAction } from '#src/kit/resource/definition.ts';
import { batchMeaning } from './meaning.ts';
import { recallPath } from './recall/paths.ts';
import { batchResource } from './manifest.ts';

const change = (event: (typeof batchEvents)[number]): EventAction<Batch> => ({
  right: 'batch.update',
  isDestructive: event !== 'approve' && event !== 'release',
  run: ({ id, version }, { call, reason: alasan }) =>
    call(batchCalls.changeState, { params: { id }, body: { event, alasan, version } }),
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

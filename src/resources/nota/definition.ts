import { notaCalls } from '#contract/domains/nota/calls.ts';
import { nota, type Nota } from '#contract/domains/nota/record.ts';
import { notaStates, type NotaEvent } from '#contract/states/nota.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { defineResource, type EventAction } from '#src/kit/resource/definition.ts';
import { nota as texts } from '#texts/nota.ts';
import { notaResource } from './manifest.ts';
import { notaMeaning } from './states.ts';

/** What a note changes besides itself. */
export const changedByNota = [
  'nota',
  'invoice',
  'payment',
  'faktur',
  'order',
  'dashboard',
] as const;

/** Name of a note: its number, or that it is proposed. */
export const notaNameOf = ({ noNota, noInvoice }: Pick<Nota, 'noNota' | 'noInvoice'>): string =>
  noNota ?? interpolate(texts.proposal, { number: noInvoice ?? '' });

const change = (event: NotaEvent): EventAction<Nota> => ({
  right: 'nota.changeState',
  invalidates: changedByNota,
  isDestructive: event === 'refuse' || event === 'proposeCancel' || event === 'approveCancel',
  ...((event === 'approve' || event === 'approveCancel') && { decision: `nota.${event}` }),
  run: ({ id, version }, { call, reason: alasan }) =>
    call(notaCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

/** Notes that credit invoices: of all companies, or of the user's own. */
export const definition = defineResource<Nota>({
  ...notaResource.resource,
  record: nota,
  nameOf: notaNameOf,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    noNota: { kind: 'code' },
    noInvoice: { kind: 'code' },
    noFaktur: { kind: 'code' },
    menunggu: { kind: 'boolean' },
  },
  sort: { field: 'tanggalNota', order: 'DESC' },
  columns: [
    { source: 'noNota', isLink: true, isSortable: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'jenis' },
    { source: 'noInvoice' },
    { source: 'nilaiTagihan', isSortable: true },
    { source: 'tanggalNota', isSortable: true },
    { source: 'noFaktur', isHiddenByDefault: true },
    { source: 'subTotal', isHiddenByDefault: true },
    { source: 'ppn', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'menunggu' },
    { source: 'jenis' },
    { source: 'idBHBU' },
    managerFilter,
    { source: 'tanggalNota', isRange: true },
    { source: 'nilaiTagihan', isRange: true },
  ],
  card: { facts: ['namaBHBU', 'noInvoice', 'nilaiTagihan'], chip: 'status' },
  show: { chips: ['status', 'jenis'], number: ({ noNota }) => noNota },
  lifecycle: {
    states: notaStates,
    meaning: notaMeaning,
    history: notaCalls.history,
    events: {
      approve: change('approve'),
      refuse: change('refuse'),
      proposeCancel: change('proposeCancel'),
      approveCancel: change('approveCancel'),
      refuseCancel: change('refuseCancel'),
    },
  },
});

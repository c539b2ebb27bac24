import { bankLineCalls } from '#contract/domains/bank/calls.ts';
import { bankLine, bookInvoiceInput, type BankLine } from '#contract/domains/bank/record.ts';
import { bankLineStates, type bankLineEvents } from '#contract/states/bank-line.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import {
  actionWithFields,
  defineResource,
  type EventAction,
} from '#src/kit/resource/definition.ts';
import { BookWarning } from './BookWarning.tsx';
import { bankLineResource, statementPath } from './manifest.ts';
import { bankLineMeaning } from './meaning.ts';
import { renderEquation } from './renderEquation.tsx';
import { NewLines } from './NewLines.tsx';

/** What booking a line changes besides the line. */
export const bookingChanges = ['payment', 'paymentToVerify', 'invoice', 'order'] as const;

const change = (event: (typeof bankLineEvents)[number]): EventAction<BankLine> => ({
  right: 'bankLine.update',
  ...(event === 'release' ? { invalidates: bookingChanges } : {}),
  run: ({ id, version }, { call, reason: alasan }) =>
    call(bankLineCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

/** Books the best explanation; the others are on the page of the line. */
const book: EventAction<BankLine> = {
  right: 'bankLine.update',
  invalidates: bookingChanges,
  Warning: BookWarning,
  disabledReason: ({ penjelasan }) =>
    penjelasan === null ? { messageKey: 'resources.bankLine.unexplained' } : undefined,
  run: ({ id, version, penjelasan }, { call }) =>
    call(bankLineCalls.book, {
      params: { id },
      body: { kunci: penjelasan?.kunci ?? '', version },
    }),
};

const bookInvoice = actionWithFields({
  name: 'bookInvoice',
  right: 'bankLine.update',
  invalidates: bookingChanges,
  schema: bookInvoiceInput.omit({ version: true }),
  fields: { idInvoice: {} },
  disabledReason: ({ status }: BankLine) =>
    status === 'BARU'
      ? undefined
      : { messageKey: 'resources.bankLine.action.bookInvoice.disabled' },
  run: ({ id, version }: BankLine, { call, input }) =>
    call(bankLineCalls.bookInvoice, { params: { id }, body: { ...input, version } }),
});

/** The lines of the bank account, the new ones first. */
export const definition = defineResource<BankLine>({
  ...bankLineResource.resource,
  record: bankLine,
  nameOf: ({ jumlah, tanggal }) => `${formatRupiah(jumlah)}, ${formatDate(tanggal)}`,
  fields: {
    // The name says the amount and the day.
    nama: {
      value: ({ jumlah, tanggal }) => `${formatRupiah(jumlah)}, ${formatDate(tanggal)}`,
      exportedAs: ['jumlah', 'tanggal'],
    },
    idBHBU: { lookup: 'bhbu' },
    rekening: {
      kind: 'text',
      value: ({ bank, rekening }) => [bank, rekening].filter(Boolean).join(' '),
    },
    rekeningPengirim: { kind: 'code' },
    penjelasan: {
      kind: 'text',
      value: ({ penjelasan }) => penjelasan?.persamaan ?? null,
      render: renderEquation,
    },
    perusahaan: {
      kind: 'text',
      value: ({ namaBHBU, penjelasan }) => namaBHBU ?? penjelasan?.namaBHBU ?? null,
    },
  },
  sort: { field: 'status', order: 'ASC' },
  columns: [
    { source: 'nama', isLink: true },
    { source: 'penjelasan' },
    { source: 'keterangan' },
    { source: 'perusahaan' },
    { source: 'status', isSortable: true },
    { source: 'rekening', isHiddenByDefault: true },
    { source: 'pengirim', isHiddenByDefault: true },
    { source: 'rekeningPengirim', isHiddenByDefault: true },
    // The name says both.
    { source: 'tanggal', isSortable: true, isHiddenByDefault: true },
    { source: 'jumlah', isSortable: true, isHiddenByDefault: true },
    { source: 'alasan', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'tanggal', isRange: true },
    { source: 'jumlah', isRange: true },
    { source: 'idBHBU' },
  ],
  CountNote: NewLines,
  links: [
    {
      label: 'resources.bankLine.link.upload',
      to: statementPath,
      right: 'bankLine.create',
      isProminent: true,
    },
    {
      label: 'resources.bankLine.link.toVerify',
      to: '/admin/invoice/verifikasi',
      right: 'payment.verify',
    },
  ],
  isDimmed: ({ status }) => status === 'KELUAR' || status === 'DISISIHKAN',
  card: { facts: ['keterangan', 'penjelasan', 'perusahaan'], chip: 'status' },
  show: { chips: ['status'] },
  actions: [bookInvoice],
  lifecycle: {
    states: bankLineStates,
    meaning: bankLineMeaning,
    history: bankLineCalls.history,
    events: {
      book,
      setAside: change('setAside'),
      restore: change('restore'),
      release: { ...change('release'), isDestructive: true },
    },
  },
});

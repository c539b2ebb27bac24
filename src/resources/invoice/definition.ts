import { createElement } from 'react';
import { expectedVersion } from '#contract/core/record.ts';
import { z } from '#contract/core/zod.ts';
import { shownInvoiceState } from '#contract/domains/invoice/amounts.ts';
import { invoiceCalls, type invoiceEvents } from '#contract/domains/invoice/calls.ts';
import {
  invoice,
  invoiceFields,
  writeOffInput,
  type Invoice,
} from '#contract/domains/invoice/record.ts';
import { invoiceNeeds } from '#contract/domains/invoice/needs.ts';
import { withholdingInput } from '#contract/domains/invoice/withholding.ts';
import { reminderInput, suratCalls } from '#contract/domains/surat.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import { suratIssuers } from '#contract/states/surat.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { sampleInvoicePath } from '#src/kit/documents/printPaths.ts';
import { saveBlob } from '#src/kit/export/workbook.ts';
import { documentName } from '#src/kit/format/documentName.ts';
import {
  actionWithFields,
  defineResource,
  type EventAction,
  type ResourceSpec,
  type ServerExport,
} from '#src/kit/resource/definition.ts';
import { monthNames } from '../order/list/months.ts';
import { DueDate } from './list/DueDate.tsx';
import { InvoiceSums } from './list/InvoiceSums.tsx';
import { InvoiceWarnings } from './page/InvoiceWarnings.tsx';
import { isShort } from './page/useInvoiceTurn.ts';
import { invoiceMeaning, shownInvoiceMeaning } from './states.ts';
import { isOpenInvoice } from './useInvoice.ts';

/** Name of an invoice: its number, or that it is a draft. */
const invoiceName = ({ noInvoice, noOrder }: Pick<Invoice, 'noInvoice' | 'noOrder'>): string =>
  documentName(noInvoice, noOrder);

const change = (event: (typeof invoiceEvents)[number]): EventAction<Invoice> => ({
  right: 'invoice.issue',
  ...(event === 'cancel'
    ? {
        disabledReason: ({ dibayar, dikredit }) =>
          dibayar > 0 || dikredit > 0
            ? { messageKey: 'resources.invoice.action.cancel.disabled' }
            : undefined,
      }
    : {}),
  isDestructive: event === 'cancel',
  invalidates: ['order', 'payment'],
  run: ({ id, version }, { call, reason: alasan }) =>
    call(invoiceCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

const spreadsheet: ServerExport = {
  label: 'resources.invoice.name',
  requestPath: async (filter, call) => {
    const known = Object.keys(invoiceCalls.export.query?.shape ?? {});
    const kueri = Object.fromEntries(Object.entries(filter).filter(([key]) => known.includes(key)));
    const { tiket } = await call(invoiceCalls.exportTicket, { body: { kueri } });
    return `${invoiceCalls.export.path}?tiket=${encodeURIComponent(tiket)}`;
  },
};

/** Writes off the rest of an invoice that is as small as a bank fee. */
const writeOff = actionWithFields({
  name: 'writeOff',
  right: 'payment.settle',
  schema: writeOffInput.omit({ version: true }),
  fields: { alasan: { kind: 'multiline', label: 'resources.invoice.action.writeOff.reason' } },
  disabledReason: (record: Invoice) =>
    isOpenInvoice(record.status) && isShort(record)
      ? undefined
      : { messageKey: 'resources.invoice.action.writeOff.disabled' },
  run: ({ id, version }: Invoice, { call, input }) =>
    call(invoiceCalls.writeOff, { params: { id }, body: { ...input, version } }),
});

/** Drafts a payment reminder. */
const remind = actionWithFields({
  name: 'remind',
  right: 'surat.issue',
  roles: suratIssuers.PENGINGAT_PEMBAYARAN,
  invalidates: ['surat'],
  schema: reminderInput,
  fields: { uraian: {}, kepada: {} },
  disabledReason: ({ status }: Invoice) =>
    isOpenInvoice(status) ? undefined : { messageKey: 'resources.invoice.action.remind.disabled' },
  run: ({ id }: Invoice, { call, input }) =>
    call(suratCalls.create, {
      body: { ...input, jenis: 'PENGINGAT_PEMBAYARAN', idInvoice: id },
    }),
});

/** Downloads the withholding slips that the company imports into Coretax. */
const withholding = actionWithFields({
  name: 'withholding',
  right: 'payment.create',
  schema: withholdingInput,
  fields: { kodePph23: {}, kodePph22: {}, tanggalPotong: {} },
  // The withheld PPh settles an invoice beside what is to be transferred.
  disabledReason: ({ status, total, nilaiTagihan }: Invoice) =>
    status !== 'DRAFT' && status !== 'BATAL' && nilaiTagihan > total
      ? undefined
      : { messageKey: 'resources.invoice.action.withholding.disabled' },
  run: async ({ id }: Invoice, { call, input }) => {
    const { namaBerkas, xml } = await call(invoiceCalls.withholding, {
      params: { id },
      body: input,
    });
    saveBlob(new Blob([xml], { type: 'application/xml' }), namaBerkas);
  },
});

/** Returns the definition of the invoices below a path. */
const specOf = (base: string): ResourceSpec<Invoice> => ({
  name: 'invoice',
  paths: {
    list: `${base}/list-invoice`,
    edit: '/admin/invoice/edit/:id',
    show: `${base}/detail/:id`,
  },
  rights: { read: 'invoice.read', update: 'invoice.update', export: 'invoice.export' },
  record: invoice,
  input: z.strictObject({ ...invoiceFields, version: expectedVersion }),
  nameOf: invoiceName,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    status: {
      value: shownInvoiceState,
      chip: record => shownInvoiceMeaning[shownInvoiceState(record)],
    },
    noOrder: { kind: 'code' },
    noPKS: { kind: 'code' },
    invoiceAccount: { kind: 'code' },
    belumLunas: { kind: 'boolean' },
    catatan: { kind: 'multiline' },
    jatuhTempo: { render: record => createElement(DueDate, { invoice: record }) },
    // Nothing is to be paid of a draft or a cancelled invoice.
    sisa: {
      value: ({ status, sisa }) => (status === 'DRAFT' || status === 'BATAL' ? null : sisa),
    },
  },
  // What waits first, by its day; then the latest.
  sort: { field: 'menunggu', order: 'ASC' },
  columns: [
    { source: 'noInvoice', isLink: true, isSortable: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'sisa', isSortable: true },
    { source: 'jatuhTempo', isSortable: true },
    { source: 'nilaiTagihan' },
    { source: 'termin' },
    { source: 'tanggalInvoice', isSortable: true },
    { source: 'dikredit', isHiddenByDefault: true },
    { source: 'dibayar', isHiddenByDefault: true },
    { source: 'noOrder' },
    { source: 'noPKS', isHiddenByDefault: true },
    { source: 'invoiceAccount', isHiddenByDefault: true },
    { source: 'umur', isHiddenByDefault: true },
    { source: 'adaFile', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'menunggu' },
    { source: 'idBHBU' },
    managerFilter,
    { source: 'belumLunas' },
    { source: 'umur' },
    { source: 'jatuhTempo', isRange: true },
    { source: 'nilaiTagihan', isRange: true },
    { source: 'tanggalInvoice', isRange: true },
    { source: 'bulan', options: Object.keys(monthNames), isSingle: true },
    { source: 'termin' },
  ],
  serverExports: [spreadsheet],
  CountNote: InvoiceSums,
  card: { facts: ['namaBHBU', 'jatuhTempo', 'sisa'], chip: 'status' },
  links: [
    {
      label: 'resources.invoice.ageing.link',
      to: '/admin/invoice/umur-piutang',
      right: 'invoice.readAll',
    },
    { label: 'resources.invoice.link.sample', to: sampleInvoicePath, right: 'invoice.read' },
  ],
  form: [{ title: 'draft', fields: ['jatuhTempo', 'pphProduk', 'catatan'] }],
  readOnlyReason: ({ status }) =>
    status === invoiceStates.initial ? undefined : { messageKey: 'resources.invoice.issued' },
  show: {
    chips: ['status', 'termin'],
    number: ({ noInvoice }) => noInvoice,
  },
  lifecycle: {
    states: invoiceStates,
    meaning: invoiceMeaning,
    history: invoiceCalls.history,
    events: { issue: { ...change('issue'), Warning: InvoiceWarnings }, cancel: change('cancel') },
  },
  actions: [writeOff, remind, withholding],
  attachments: {
    list: invoiceCalls.attachments,
    download: invoiceCalls.downloadAttachment,
    right: 'invoice.update',
    slots: {
      fileInvoice: invoiceCalls.uploadInvoice,
      fileFakturPajak: invoiceCalls.uploadFakturPajak,
    },
    canUpload: ({ status }) => status !== invoiceStates.initial && status !== 'BATAL',
  },
});

/** Invoices of all companies. */
export const definition = specOf('/admin/invoice');

const ownBase = specOf('/dashboard/invoice');

/** Invoices of the user's own company. */
export const ownDefinition = defineResource<Invoice>({
  ...ownBase,
  columns: ownBase.columns.filter(({ source }) => source !== 'namaBHBU'),
  // A company does not see drafts.
  filters: (ownBase.filters ?? [])
    .filter(({ source }) => source !== 'idBHBU')
    .map(filter =>
      filter.source === 'menunggu'
        ? { ...filter, options: invoiceNeeds.filter(need => need !== 'PENERBITAN') }
        : filter,
    ),
  card: { facts: ['noOrder', 'jatuhTempo', 'sisa'], chip: 'status' },
});

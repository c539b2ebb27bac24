import { createElement } from 'react';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { expectedVersion } from '#contract/core/record.ts';
import { z } from '#contract/core/zod.ts';
import { invoiceCalls, type invoiceEvents } from '#contract/domains/invoice/calls.ts';
import {
  invoice,
  invoiceFields,
  invoiceNeeds,
  writeOffInput,
  type Invoice,
} from '#contract/domains/invoice/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import { invoicePrintPath } from '#src/kit/documents/printPaths.ts';
import { documentName } from '#src/kit/format/documentName.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import {
  actionWithFields,
  defineResource,
  type EventAction,
  type RecordLink,
  type ResourceSpec,
  type ServerExport,
} from '#src/kit/resource/definition.ts';
import { monthNames } from '../order/list/months.ts';
import { DueDate } from './list/DueDate.tsx';
import { InvoiceSums } from './list/InvoiceSums.tsx';
import { isShort } from './page/steps.ts';
import { invoiceMeaning } from './states.ts';
import { isOpenInvoice } from './useInvoice.ts';

// The parts of the page are not loaded with the list.
const loadParts = () => import('./page/parts.ts');
const InvoiceFacts = lazyComponent(async () => (await loadParts()).InvoiceFacts);
const InvoiceNotes = lazyComponent(async () => (await loadParts()).InvoiceNotes);
const NextStep = lazyComponent(async () => (await loadParts()).NextStep);
const PaymentList = lazyComponent(async () => (await loadParts()).PaymentList);
const TaxInvoice = lazyComponent(async () => (await loadParts()).TaxInvoice);

/** Name of an invoice: its number, or that it is a draft. */
export const invoiceName = ({ id, noInvoice }: Pick<Invoice, 'id' | 'noInvoice'>): string =>
  documentName(noInvoice, id);

const change = (event: (typeof invoiceEvents)[number]): EventAction<Invoice> => ({
  right: 'invoice.issue',
  ...(event === 'cancel'
    ? {
        disabledReason: ({ dibayar }) =>
          dibayar > 0 ? { messageKey: 'resources.invoice.action.cancel.disabled' } : undefined,
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

/** The action or page that an invoice waits for. */
function primaryOf(record: Invoice, base: string): RecordLink | string | undefined {
  const { id, status } = record;
  if (status === invoiceStates.initial) return 'issue';
  if (!isOpenInvoice(status)) return undefined;
  const isOwn = base === '/dashboard/invoice';
  if (!isOwn && isShort(record)) return 'writeOff';
  return {
    label: isOwn ? 'resources.invoice.link.pay' : 'resources.invoice.link.payments',
    to: `${base}/payment/${id}`,
    right: isOwn ? 'payment.create' : 'payment.read',
    icon: createElement(PaymentsIcon),
  };
}

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
  sort: { field: 'tanggalInvoice', order: 'DESC' },
  columns: [
    { source: 'noInvoice', isLink: true, isSortable: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'sisa', isSortable: true },
    { source: 'jatuhTempo', isSortable: true },
    { source: 'nilaiTagihan' },
    { source: 'termin' },
    { source: 'tanggalInvoice', isSortable: true },
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
    { source: 'belumLunas' },
    { source: 'umur' },
    { source: 'bulan', options: Object.keys(monthNames) },
    { source: 'termin' },
  ],
  serverExports: [spreadsheet],
  CountNote: InvoiceSums,
  card: { facts: ['namaBHBU', 'jatuhTempo', 'sisa'], chip: 'status' },
  form: [{ title: 'draft', fields: ['jatuhTempo', 'pphProduk', 'catatan'] }],
  readOnlyReason: ({ status }) =>
    status === invoiceStates.initial ? undefined : { messageKey: 'resources.invoice.issued' },
  show: {
    chips: ['status', 'termin'],
    number: invoiceName,
    Notice: NextStep,
    primary: record => primaryOf(record, base),
    links: ({ id, idOrder, status, dibayar, sisa }) => [
      {
        label: 'common.action.print',
        to: invoicePrintPath(idOrder, id),
        right: 'invoice.read',
      },
      {
        label: 'resources.invoice.link.order',
        to: recordPath('order', idOrder),
        right: 'order.read',
      },
      // An open invoice has this link as its primary action, unless its rest can be written off.
      ...(status === invoiceStates.initial || (isOpenInvoice(status) && !isShort({ dibayar, sisa }))
        ? []
        : [
            {
              label: 'resources.invoice.link.payments',
              to: `${base}/payment/${id}`,
              right: 'payment.read',
            } as const,
          ]),
      auditLogLink('invoice', id),
    ],
    Facts: InvoiceFacts,
    parts: [
      {
        title: 'payments',
        right: 'payment.read',
        isVisible: ({ status }) => status !== invoiceStates.initial,
        Content: PaymentList,
      },
      { title: 'tax', Content: TaxInvoice },
      { title: 'notes', Content: InvoiceNotes },
    ],
  },
  lifecycle: {
    states: invoiceStates,
    meaning: invoiceMeaning,
    history: invoiceCalls.history,
    events: { issue: change('issue'), cancel: change('cancel') },
  },
  actions: [writeOff],
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

const spec = specOf('/admin/invoice');

/** Invoices of all companies. */
export const definition = defineResource(spec);

const ownSpec = specOf('/dashboard/invoice');

/** Invoices of the user's own company. */
export const ownDefinition = defineResource<Invoice>({
  ...ownSpec,
  columns: ownSpec.columns.filter(({ source }) => source !== 'namaBHBU'),
  // A company does not see drafts.
  filters: (ownSpec.filters ?? [])
    .filter(({ source }) => source !== 'idBHBU')
    .map(filter =>
      filter.source === 'menunggu'
        ? { ...filter, options: invoiceNeeds.filter(need => need !== 'PENERBITAN') }
        : filter,
    ),
  card: { facts: ['noOrder', 'jatuhTempo', 'sisa'], chip: 'status' },
});

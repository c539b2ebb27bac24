import { createElement } from 'react';
import {
  voucherContract,
  voucherContractCalls,
  voucherContractInput,
  type voucherContractFields,
  type VoucherContract,
} from '#contract/domains/voucher/contract.ts';
import { voucherContractStates } from '#contract/states/voucher.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { DateInput } from '#src/kit/input/DateInput.tsx';
import { SelectInput } from '#src/kit/input/SelectInput.tsx';
import { TextInput } from '#src/kit/input/TextInput.tsx';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { recordRoute } from '#src/kit/registerResource.ts';
import {
  defineResource,
  type EventAction,
  type ResourceSpec,
  type ValidateInput,
} from '#src/kit/resource/definition.ts';
import { voucherContract as messages } from '#texts/voucherContract.ts';
import { draftOnly } from './form/draftOnly.tsx';
import { QuotaBar } from './page/QuotaBar.tsx';
import { contractName } from './contractName.ts';
import { contractMeaning } from './states.ts';
import { voucherContractResource } from './manifest.ts';

// Inputs that search are large, so they are loaded with the form.
const loadInputs = () => import('./form/choiceInputs.tsx');
const CompanyInput = lazyInput(async () => ({ default: (await loadInputs()).CompanyInput }));
const InvoiceInput = lazyInput(async () => ({ default: (await loadInputs()).InvoiceInput }));
const PksInput = lazyInput(async () => ({ default: (await loadInputs()).PksInput }));
const ProductInput = lazyInput(async () => ({ default: (await loadInputs()).ProductInput }));
const ServiceInput = lazyInput(async () => ({ default: (await loadInputs()).ServiceInput }));
const FacilitiesInput = lazyInput(async () => ({ default: (await loadInputs()).FacilitiesInput }));

/** What a contract changes besides itself: its vouchers are issued, voided or stopped. */
const changedByContract = ['voucherTransaction', 'voucherTransactionOwn', 'voucher'] as const;

const change = (event: 'activate' | 'cancel'): EventAction<VoucherContract> => ({
  right: 'voucherContract.changeState',
  isDestructive: event === 'cancel',
  invalidates: changedByContract,
  ...(event === 'cancel'
    ? {
        disabledReason: ({ dipakai }) =>
          dipakai > 0
            ? {
                messageKey: 'resources.voucherContract.action.cancel.used',
                values: { count: formatNumber(dipakai) },
              }
            : undefined,
      }
    : {}),
  run: ({ id, version }, { call, reason: alasan }) =>
    call(voucherContractCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

const isFinal = ({ status }: VoucherContract): boolean =>
  status === 'BERAKHIR' || status === 'DIBATALKAN';

/** Returns the definition of the contracts, with the page at a path. */
export const specOf = (show: string): ResourceSpec<VoucherContract> => ({
  ...voucherContractResource.resource,
  paths: { ...voucherContractResource.resource.paths, show },
  record: voucherContract,
  nameOf: contractName,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    noKontrak: { render: contractName },
    sisa: { render: record => createElement(QuotaBar, { contract: record, isCompact: true }) },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  pageSize: 10,
  columns: [
    { source: 'noKontrak', isLink: true },
    { source: 'judul', isSortable: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'sisa', isSortable: true },
    { source: 'tanggalSelesai', isSortable: true },
    { source: 'namaProduk' },
    { source: 'kuotaVoucher', isHiddenByDefault: true },
    { source: 'diterbitkan', isHiddenByDefault: true },
    { source: 'dipakai', isHiddenByDefault: true },
    { source: 'noInvoice', isHiddenByDefault: true },
    { source: 'noPKS', isHiddenByDefault: true },
    { source: 'createdAt', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'status' }, { source: 'idBHBU' }, managerFilter],
  card: { facts: ['judul', 'namaBHBU', 'tanggalSelesai'], chip: 'status' },
  readOnlyReason: record =>
    isFinal(record) ? { messageKey: 'resources.voucherContract.ended' } : undefined,
  lifecycle: {
    states: voucherContractStates,
    meaning: contractMeaning,
    history: voucherContractCalls.history,
    events: { activate: change('activate'), cancel: change('cancel') },
  },
});

/** The list of contracts, and the definition that other pages refer to. */
export const definition = defineResource<VoucherContract>({
  ...specOf(recordRoute('voucherContract')),
  show: { links: ({ id }) => [auditLogLink('voucherContract', id)] },
});

type FieldName = keyof typeof voucherContractFields;

/** Fields in the order of the form. */
const sections = [
  { title: 'basis', fields: ['idBHBU', 'idInvoice', 'idPKS', 'productId', 'serviceId'] },
  {
    title: 'terms',
    fields: [
      'judul',
      'tanggalMulai',
      'tanggalSelesai',
      'kuotaVoucher',
      'dosisPerVoucher',
      'nilaiPerVoucher',
    ],
  },
  {
    title: 'rules',
    fields: ['jenisPenerima', 'perNikMaks', 'masaBerlakuHari', 'prefixKode', 'faskesDiizinkan'],
  },
  { title: 'notes', fields: ['catatan'] },
] as const satisfies readonly { title: string; fields: readonly FieldName[] }[];

/** Requires an invoice or an agreement, and days in their order. */
const validateContract: ValidateInput = ({ idInvoice, idPKS, tanggalMulai, tanggalSelesai }) => ({
  ...(idInvoice || idPKS ? {} : { idInvoice: [messages.form.basisRequired] }),
  ...(typeof tanggalMulai === 'string' &&
  typeof tanggalSelesai === 'string' &&
  tanggalSelesai < tanggalMulai
    ? { tanggalSelesai: [messages.form.lastDayEarly] }
    : {}),
});

/** The form that drafts a contract, and changes what may still be changed of an active one. */
export const formDefinition = defineResource<VoucherContract>({
  ...definition,
  input: voucherContractInput,
  fields: {
    ...definition.fields,
    idBHBU: { lookup: 'bhbu', Input: draftOnly(CompanyInput, 'namaBHBU') },
    idInvoice: { Input: draftOnly(InvoiceInput, 'noInvoice') },
    idPKS: { Input: draftOnly(PksInput, 'noPKS') },
    productId: { Input: draftOnly(ProductInput, 'namaProduk') },
    serviceId: { Input: draftOnly(ServiceInput, 'namaLayanan') },
    tanggalMulai: { Input: draftOnly(DateInput) },
    dosisPerVoucher: { required: true, Input: draftOnly(TextInput) },
    nilaiPerVoucher: { Input: draftOnly(TextInput) },
    jenisPenerima: { required: true, Input: draftOnly(SelectInput) },
    perNikMaks: { required: true, Input: draftOnly(TextInput) },
    masaBerlakuHari: { required: true, Input: draftOnly(TextInput) },
    prefixKode: { Input: draftOnly(TextInput) },
    faskesDiizinkan: { kind: 'set', Input: FacilitiesInput },
  },
  form: sections,
  validate: validateContract,
  defaultValues: {
    dosisPerVoucher: 1,
    jenisPenerima: 'KARYAWAN',
    perNikMaks: 1,
    masaBerlakuHari: 90,
  },
});

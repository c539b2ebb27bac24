import { createElement } from 'react';
import {
  newVoucherTransactionInput,
  voucherTransaction,
  voucherTransactionInput,
  type VoucherTransaction,
} from '#contract/domains/voucher/transaction.ts';
import { voucherTransactionStates } from '#contract/states/voucher.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import type { VoucherArea } from '../paths.ts';
import { transactionMeaning } from '../states.ts';
import { LastDay } from '../list/LastDay.tsx';
import { transactionActions } from './actions.ts';

const loadForm = () => import('../issue/issueForm.tsx');
const ContractInput = lazyInput(async () => ({ default: (await loadForm()).ContractInput }));
const IssuedDialog = lazyComponent(async () => (await loadForm()).IssuedDialog);
const QuotaHint = lazyComponent(async () => (await loadForm()).QuotaHint);
const OwnSummary = lazyComponent(async () => (await import('../list/OwnSummary.tsx')).OwnSummary);

/** Returns the definition of the transactions in an area of the console. */
export const specOf = (
  name: 'voucherTransaction' | 'voucherTransactionOwn',
  area: VoucherArea,
): ResourceSpec<VoucherTransaction> => ({
  name,
  paths: {
    list: `${area}/voucher/list-voucher`,
    create: `${area}/voucher/add`,
    edit: '/admin/voucher/edit/:id',
    show: '/admin/voucher/detail/:id',
  },
  rights: { read: 'voucher.issue', create: 'voucher.issue', update: 'voucher.issue' },
  record: voucherTransaction,
  input: voucherTransactionInput,
  nameOf: ({ noTransaksi }) => noTransaksi,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    voucherContractId: { lookup: 'voucherContract' },
    belumAktif: { kind: 'boolean' },
    belumDipakai: { kind: 'boolean' },
    tiketGagal: { kind: 'boolean' },
    metodeKirim: { required: true },
    status: { chip: ({ status }) => transactionMeaning[status] },
    validUntil: { render: transaction => createElement(LastDay, transaction) },
    terpakai: {
      render: ({ terpakai, jumlah }) => `${formatNumber(terpakai)} / ${formatNumber(jumlah)}`,
    },
    keterangan: { kind: 'multiline' },
  },
  sort: { field: 'tanggal', order: 'DESC' },
  pageSize: 10,
  columns: [
    { source: 'noTransaksi', isLink: true, isSortable: true },
    { source: 'bhbuName', isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'terpakai' },
    { source: 'baru' },
    { source: 'validUntil', isSortable: true },
    { source: 'tanggal', isSortable: true },
    { source: 'judulKontrak' },
    { source: 'jumlah', isSortable: true, isHiddenByDefault: true },
    { source: 'aktif', isHiddenByDefault: true },
    { source: 'terikat', isHiddenByDefault: true },
    { source: 'dibekukan', isHiddenByDefault: true },
    { source: 'kedaluwarsa', isHiddenByDefault: true },
    { source: 'dibatalkan', isHiddenByDefault: true },
    { source: 'namaProduk', isHiddenByDefault: true },
    { source: 'noKontrak', isHiddenByDefault: true },
    { source: 'metodeKirim', isHiddenByDefault: true },
    { source: 'penerima', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status', options: voucherTransactionStates },
    { source: 'idBHBU' },
    managerFilter,
    { source: 'voucherContractId' },
    { source: 'belumAktif' },
    { source: 'belumDipakai' },
    { source: 'tiketGagal' },
    { source: 'kedaluwarsaDalam', options: ['7', '30', '90'], isSingle: true },
  ],
  card: { facts: ['bhbuName', 'jumlah', 'validUntil'], chip: 'status' },
  readOnlyReason: ({ status }) =>
    status === 'DIBATALKAN' ? { messageKey: `resources.${name}.voided` } : undefined,
  actions: transactionActions,
  form: [{ title: 'validity', fields: ['validUntil', 'metodeKirim', 'keterangan'] }],
});

/** Transactions of all companies. */
export const definition = defineResource(specOf('voucherTransaction', '/admin'));

const ownSpec = specOf('voucherTransactionOwn', '/dashboard');

/** Transactions of the user's own company. */
export const ownDefinition = defineResource<VoucherTransaction>({
  ...ownSpec,
  columns: ownSpec.columns.filter(({ source }) => source !== 'bhbuName'),
  filters: (ownSpec.filters ?? []).filter(({ source }) => source !== 'idBHBU'),
  card: { facts: ['judulKontrak', 'jumlah', 'validUntil'], chip: 'status' },
  ListNotice: OwnSummary,
});

/** Returns the definition of the form that issues a transaction. */
const issueForm = (spec: ResourceSpec<VoucherTransaction>): ResourceSpec =>
  defineResource<VoucherTransaction>({
    ...spec,
    input: newVoucherTransactionInput,
    fields: {
      ...spec.fields,
      voucherContractId: { Input: ContractInput },
      validUntil: { help: 'resources.voucherTransaction.help.newValidUntil' },
    },
    form: [
      { title: 'contract', fields: ['voucherContractId'] },
      { title: 'vouchers', fields: ['jumlah'], Content: QuotaHint },
      { title: 'validity', fields: ['validUntil', 'metodeKirim', 'keterangan'] },
    ],
    defaultValues: { metodeKirim: 'CETAK' },
    CreatedDialog: IssuedDialog,
  });

export const newDefinition = issueForm(specOf('voucherTransaction', '/admin'));
export const ownNewDefinition = issueForm(ownSpec);

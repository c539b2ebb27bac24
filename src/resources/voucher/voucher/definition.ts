import { createElement } from 'react';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { formatCode, maskCode, mayBeCode } from '#contract/domains/voucher/code.ts';
import { voucher, type Voucher } from '#contract/domains/voucher/record.ts';
import { isRecentlyUsed } from '#contract/domains/voucher/reversal.ts';
import { voucherStates, type voucherEvents } from '#contract/states/voucher.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import {
  defineResource,
  type EventAction,
  type ResourceSpec,
  type ServerExport,
} from '#src/kit/resource/definition.ts';
import { changedByVouchers } from '../transaction/actions.ts';
import { CodeSearch } from '../list/CodeSearch.tsx';
import { LastDay } from '../list/LastDay.tsx';
import type { VoucherArea } from '../paths.ts';
import { voucherMeaning } from '../states.ts';

const invalidates = [...changedByVouchers, 'peserta', 'pesertaOwn', 'vaksinasi'] as const;

const change = (event: (typeof voucherEvents)[number]): EventAction<Voucher> => ({
  right: 'voucher.changeState',
  isDestructive: event === 'void' || event === 'reverseUse',
  invalidates,
  run: ({ id, version }, { call, reason: alasan }) =>
    call(voucherCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

/** The file of the vouchers that match the filters, or of one transaction. */
export const spreadsheet: ServerExport = {
  label: 'resources.voucher.export',
  requestPath: async (filter, call) => {
    const known = Object.keys(voucherCalls.export.query?.shape ?? {});
    const kueri = Object.fromEntries(Object.entries(filter).filter(([key]) => known.includes(key)));
    const { tiket } = await call(voucherCalls.exportTicket, { body: { kueri } });
    return `${voucherCalls.export.path}?tiket=${encodeURIComponent(tiket)}`;
  },
};

/** Returns the definition of the vouchers in an area of the console. */
export const specOf = (area: VoucherArea): ResourceSpec<Voucher> => ({
  name: 'voucher',
  paths: {
    list: `${area}/voucher/semua`,
    edit: `${area}/voucher/kode/:id`,
    show: `${area}/voucher/kode/:id`,
  },
  rights: { read: 'voucher.read', export: 'voucher.export' },
  record: voucher,
  // A page's title is in the browser's history, which a whole code must not be.
  nameOf: ({ code }) => maskCode(code),
  fields: {
    code: { kind: 'code', value: ({ code }) => formatCode(code) },
    idBHBU: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    voucherContractId: { lookup: 'voucherContract' },
    VoucherTransactionId: { lookup: 'voucherTransaction' },
    noTransaksi: { kind: 'code' },
    validUntil: { render: one => createElement(LastDay, one) },
    pemegang: { value: ({ pemegang }) => pemegang?.nama },
    diterbitkan: { kind: 'boolean' },
    belumDipakai: { kind: 'boolean' },
  },
  sort: { field: 'id', order: 'DESC' },
  pageSize: 10,
  columns: [
    { source: 'code', isLink: true },
    { source: 'status', isSortable: true },
    { source: 'bhbuName' },
    { source: 'validUntil', isSortable: true },
    { source: 'penerima' },
    { source: 'pemegang' },
    { source: 'namaFaskes' },
    { source: 'usedAt' },
    { source: 'noTransaksi', isHiddenByDefault: true },
    { source: 'namaProduk', isHiddenByDefault: true },
    { source: 'boundAt', isHiddenByDefault: true },
    { source: 'checkCount', isHiddenByDefault: true },
    { source: 'lastCheckAt', isHiddenByDefault: true },
  ],
  search: true,
  isSecretSearch: mayBeCode,
  filters: [
    { source: 'status' },
    { source: 'idBHBU' },
    managerFilter,
    { source: 'idFaskes' },
    { source: 'voucherContractId' },
    { source: 'VoucherTransactionId' },
    { source: 'diterbitkan' },
    { source: 'belumDipakai' },
    { source: 'kedaluwarsaDalam', options: ['7', '30', '90'], isSingle: true },
  ],
  serverExports: [spreadsheet],
  ListNotice: CodeSearch,
  card: { facts: ['bhbuName', 'validUntil', 'penerima', 'pemegang', 'namaFaskes'], chip: 'status' },
  lifecycle: {
    states: voucherStates,
    meaning: voucherMeaning,
    history: voucherCalls.history,
    events: {
      activate: {
        right: 'voucher.issue',
        invalidates,
        run: ({ id }, { call }) => call(voucherCalls.activate, { params: { id } }),
      },
      unbind: change('unbind'),
      freeze: change('freeze'),
      release: change('release'),
      reverseUse: {
        ...change('reverseUse'),
        disabledReason: one =>
          isRecentlyUsed(new Date(), one)
            ? undefined
            : { messageKey: 'resources.voucher.action.reverseUse.tooLate' },
      },
      void: change('void'),
    },
  },
});

/** Vouchers of all companies. */
export const voucherDefinition = defineResource(specOf('/admin'));

const ownSpec = specOf('/dashboard');

/** Leaves columns, filters and facts out of the list of one company or facility. */
const without = (hidden: readonly string[]): ResourceSpec =>
  defineResource<Voucher>({
    ...ownSpec,
    columns: ownSpec.columns.filter(({ source }) => !hidden.includes(source)),
    filters: (ownSpec.filters ?? []).filter(({ source }) => !hidden.includes(source)),
    card: { ...ownSpec.card, facts: ownSpec.card.facts.filter(one => !hidden.includes(one)) },
  });

/** Vouchers of the user's own company. */
export const ofCompany = without(['idBHBU', 'bhbuName']);

/** Vouchers that are bound or were used at the user's own facility. */
export const ofFacility = without([
  'idFaskes',
  'namaFaskes',
  'voucherContractId',
  'VoucherTransactionId',
  'penerima',
]);

import { createElement } from 'react';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { organizationRuleOf, type Role } from '#contract/policy.ts';
import { defineResource, type ListLink, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { allPesertaSpec as peserta } from '../peserta/definition.ts';
import { FixQueueLink } from '../peserta/fix/FixQueueLink.tsx';
import { voucherDownloads } from '../peserta/list/exportDownloads.ts';
import { VoucherStates } from './VoucherStates.tsx';

/** Opens the form that enters the participant of a voucher. */
const enterLink = (to: string): ListLink => ({
  label: 'resources.pesertaVoucher.enter',
  to,
  right: 'voucher.bind',
  isProminent: true,
});

const spec: ResourceSpec<Peserta> = {
  ...peserta,
  name: 'pesertaVoucher',
  // Participants of vouchers are entered by the code of the voucher.
  rights: { ...peserta.rights, create: undefined },
  paths: {
    list: '/dashboard/peserta-voucher/table-list',
    edit: '/dashboard/peserta-voucher/edit/:id',
    show: '/dashboard/peserta-voucher/detail/:id',
  },
  pageSize: 10,
  exportNote: undefined,
  // The changes of many are for the regular list, which has one type of vaccination.
  ListNotice: FixQueueLink,
  BulkTools: undefined,
  fields: {
    ...peserta.fields,
    statusVoucher: { render: ({ id }) => createElement(VoucherStates, { id }) },
    vaccinationType: { kind: 'select' },
  },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'statusVoucher' },
    { source: 'identitas' },
    { source: 'statusData', isSortable: true },
    { source: 'dosisDiberikan' },
    { source: 'namaBHBU' },
    { source: 'namaFaskes' },
    { source: 'vaccinationType' },
    { source: 'rencanaTanggal' },
    { source: 'tanggalVaksinasi' },
    { source: 'kategori', isHiddenByDefault: true },
    { source: 'noHP', isHiddenByDefault: true },
    { source: 'isActive', isHiddenByDefault: true },
    { source: 'createdAt', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  filters: (peserta.filters ?? []).filter(({ source }) => source !== 'isVoucher'),
  card: { facts: ['identitas', 'namaFaskes'], chip: 'statusVoucher' },
  headerFields: ['namaBHBU', 'statusData', 'alasanNonaktif'],
};

/** All participants with a voucher, for the staff. */
const allHolders = defineResource<Peserta>({
  ...spec,
  links: [enterLink('/admin/voucher/form-voucher')],
  serverExports: voucherDownloads('Export'),
});

const withoutFaskes: Partial<ResourceSpec<Peserta>> = {
  filters: (spec.filters ?? []).filter(({ source }) => source !== 'idFaskes'),
};

/** Those of a facility. */
const facilityHolders = defineResource<Peserta>({
  ...spec,
  ...withoutFaskes,
  links: [enterLink('/dashboard/voucher/form-voucher')],
  serverExports: voucherDownloads('ExportFaskes'),
});

/** Those of the caller's company. */
const ownHolders = defineResource<Peserta>({
  ...spec,
  name: 'pesertaVoucherOwn',
  columns: spec.columns.filter(({ source }) => source !== 'namaBHBU'),
  filters: (spec.filters ?? []).filter(({ source }) => source !== 'idBHBU'),
  headerFields: ['statusData', 'alasanNonaktif'],
  links: [],
  serverExports: voucherDownloads('exportByUserId'),
});

/** Returns the definition for a role: everyone's, the facility's, or the caller's own. */
export const pesertaVoucherDefinition = (role: Role): ResourceSpec =>
  permissionScope(role, 'peserta.read') === 'all'
    ? allHolders
    : organizationRuleOf(role).kind === 'faskes'
      ? facilityHolders
      : ownHolders;

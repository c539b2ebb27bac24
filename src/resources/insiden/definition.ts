import { createElement } from 'react';
import {
  closeInsidenInput,
  insiden,
  insidenCalls,
  newInsidenInput,
  type Insiden,
} from '#contract/domains/insiden/index.ts';
import { insidenStates } from '#contract/states/insiden.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { AffectedAccounts } from './AffectedAccounts.tsx';
import { AffectedPeople } from './AffectedPeople.tsx';
import { HoursLeft } from './HoursLeft.tsx';
import { Letters } from './Letters.tsx';
import { insidenResource } from './manifest.ts';
import { NotifyWarning } from './NotifyWarning.tsx';
import { insidenMeaning } from './states.ts';

export const definition = defineResource<Insiden>({
  ...insidenResource.resource,
  record: insiden,
  input: newInsidenInput,
  nameOf: ({ nomor }) => nomor,
  fields: {
    nomor: { kind: 'code' },
    jenisData: { kind: 'set' },
    terlambat: { kind: 'boolean' },
    terbuka: { kind: 'boolean' },
    sisaJam: { render: record => createElement(HoursLeft, { record }) },
    caraDiketahui: { kind: 'multiline' },
    uraian: { kind: 'multiline' },
    sebab: { kind: 'multiline' },
    penanganan: { kind: 'multiline' },
    pemulihan: { kind: 'multiline' },
    catatanPenutup: { kind: 'multiline' },
  },
  sort: { field: 'batas', order: 'ASC' },
  columns: [
    { source: 'nomor', isLink: true, isSortable: true },
    { source: 'judul', isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'sisaJam' },
    { source: 'batas', isSortable: true },
    { source: 'jumlahPeserta' },
    { source: 'jenisData', isHiddenByDefault: true },
    { source: 'diketahuiPada', isHiddenByDefault: true },
    { source: 'diberitahukanPada', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'terbuka', kind: 'boolean' },
    { source: 'terlambat' },
    { source: 'jenisData' },
  ],
  card: { facts: ['judul', 'batas', 'jumlahPeserta'], chip: 'status' },
  form: [
    {
      title: 'discovery',
      fields: ['judul', 'hariDiketahui', 'jamDiketahui', 'caraDiketahui'],
    },
    { title: 'event', fields: ['hariKejadian', 'jamKejadian', 'jenisData', 'uraian', 'sebab'] },
    { title: 'handling', fields: ['penanganan', 'pemulihan'] },
  ],
  readOnlyReason: ({ status }) =>
    status === 'DITUTUP' ? { messageKey: 'resources.insiden.closed' } : undefined,
  show: {
    chips: ['status'],
    number: ({ nomor }) => nomor,
    primary: ({ status }) => ({ DRAF: 'notify', DIBERITAHUKAN: 'close' })[status as string],
    links: ({ id }) => [auditLogLink('insiden', id)],
    facts: [
      {
        title: 'clock',
        fields: [
          'diketahuiPada',
          'batas',
          { source: 'sisaJam', isOptional: true },
          { source: 'diberitahukanPada', isOptional: true },
        ],
      },
      {
        title: 'event',
        fields: [
          'judul',
          'jenisData',
          { source: 'hariKejadian', isOptional: true },
          { source: 'jamKejadian', isOptional: true },
          'uraian',
          { source: 'sebab', isOptional: true },
          'caraDiketahui',
        ],
      },
      {
        title: 'handling',
        fields: ['penanganan', 'pemulihan', { source: 'catatanPenutup', isOptional: true }],
      },
    ],
    parts: [
      { title: 'people', Content: AffectedPeople },
      { title: 'accounts', Content: AffectedAccounts },
      { title: 'letters', Content: Letters },
    ],
  },
  lifecycle: {
    states: insidenStates,
    meaning: insidenMeaning,
    history: insidenCalls.history,
    events: {
      notify: {
        right: 'insiden.update',
        invalidates: ['insiden', 'dashboard'],
        Warning: NotifyWarning,
        disabledReason: ({ jumlahPeserta, jumlahAkun, penanganan, pemulihan }) => {
          if (jumlahPeserta + jumlahAkun === 0)
            return { messageKey: 'resources.insiden.nobody_affected' };
          return penanganan && pemulihan
            ? undefined
            : { messageKey: 'resources.insiden.not_described' };
        },
        run: ({ id, version }, { call }) =>
          call(insidenCalls.notify, { params: { id }, body: { version } }),
      },
      close: {
        right: 'insiden.update',
        invalidates: ['insiden', 'dashboard'],
        schema: closeInsidenInput.omit({ version: true }),
        fields: { alasan: { kind: 'multiline' } },
        run: ({ id, version }, { call, input }) =>
          call(insidenCalls.close, {
            params: { id },
            body: closeInsidenInput.parse({ ...input, version }),
          }),
      },
    },
  },
});

import {
  redispatchInput,
  surat,
  suratCalls,
  suratInput,
  type Surat,
} from '#contract/domains/surat.ts';
import { suratIssuers, suratStates } from '#contract/states/surat.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { suratPrintPath } from '#src/kit/documents/printPaths.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import {
  defineResource,
  type EventAction,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { surat as texts } from '#texts/surat.ts';
import { suratResource } from './manifest.ts';
import { suratMeaning } from './states.ts';

/** The act that a letter is changes its agreement. */
const invalidates = ['pks', 'order', 'dashboard'] as const;

/** Other roles write letters of the kind. */
const otherIssuer: EventAction<Surat>['disabledReason'] = ({ jenis }, { role }) =>
  suratIssuers[jenis].includes(role) ? undefined : { messageKey: 'resources.surat.other_issuer' };

/** The actions of a letter by event; the state table says when and for whom. */
const suratEvents: Readonly<Record<string, EventAction<Surat>>> = {
  dispatch: {
    right: 'surat.issue',
    invalidates,
    disabledReason: otherIssuer,
    run: ({ id, version }, { call }) =>
      call(suratCalls.dispatch, { params: { id }, body: { version } }),
  },
  cancel: {
    right: 'surat.issue',
    isDestructive: true,
    disabledReason: otherIssuer,
    run: ({ id, version }, { call, reason: alasan }) =>
      call(suratCalls.cancel, { params: { id }, body: { alasan, version } }),
  },
  redispatch: {
    right: 'surat.followUp',
    invalidates: ['dashboard'],
    schema: redispatchInput.omit({ version: true }),
    fields: { kepada: {} },
    run: ({ id, version }, { call, input }) =>
      call(suratCalls.redispatch, {
        params: { id },
        body: redispatchInput.parse({ ...input, version }),
      }),
  },
};

/** Letters to all companies. */
export const definition = defineResource<Surat>({
  ...suratResource.resource,
  record: surat,
  input: suratInput,
  nameOf: ({ noSurat, jenis }) => noSurat ?? `${texts.jenis[jenis]}, ${texts.status.DRAFT}`,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    perluTindakan: {
      kind: 'boolean',
      chip: ({ perluTindakan }) => (perluTindakan ? 'attention' : undefined),
    },
    sebab: { isVisible: ({ jenis }) => jenis === undefined || jenis === 'PENGAKHIRAN' },
  },
  sort: { field: 'modifiedAt', order: 'DESC' },
  columns: [
    { source: 'noSurat', isLink: true, isSortable: true },
    { source: 'jenis' },
    { source: 'namaBHBU', isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'tanggal', isSortable: true },
    { source: 'batas' },
    { source: 'noPKS' },
    { source: 'noInvoice' },
    { source: 'dibacaPada', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'jenis' },
    { source: 'status' },
    { source: 'idBHBU' },
    managerFilter,
    { source: 'perluTindakan' },
    { source: 'tanggal', isRange: true },
  ],
  card: { facts: ['jenis', 'namaBHBU', 'tanggal'], chip: 'status' },
  form: [{ title: 'details', fields: ['uraian', 'sebab', 'tanggalKejadian', 'kepada'] }],
  readOnlyReason: ({ status }) =>
    status === suratStates.initial ? undefined : { messageKey: 'resources.surat.sent' },
  show: {
    chips: ['status', 'jenis'],
    number: ({ noSurat }) => noSurat,
    primary: ({ status }) => (status === suratStates.initial ? 'dispatch' : undefined),
    links: ({ id }) => [
      { label: 'common.action.print', to: suratPrintPath(id), right: 'surat.read' },
      auditLogLink('surat', id),
    ],
    facts: [
      {
        title: 'details',
        fields: [
          { source: 'namaBHBU', linkTo: ({ idBHBU }) => ['bhbu', idBHBU] },
          { source: 'noPKS', linkTo: ({ idPKS }) => ['pks', idPKS], isOptional: true },
          {
            source: 'noInvoice',
            linkTo: ({ idInvoice }) => ['invoice', idInvoice],
            isOptional: true,
          },
          { source: 'tanggal', isOptional: true },
          { source: 'batas', isOptional: true },
          { source: 'sebab', isOptional: true },
          { source: 'tanggalKejadian', isOptional: true },
          { source: 'uraian', isOptional: true },
        ],
      },
      {
        title: 'evidence',
        fields: [
          'kepada',
          { source: 'dikirimPada', isOptional: true },
          { source: 'dibacaPada', isOptional: true },
          { source: 'dijawabPada', isOptional: true },
          { source: 'penjawab', isOptional: true },
          { source: 'alasan', isOptional: true },
        ],
      },
    ],
  },
  lifecycle: {
    states: suratStates,
    meaning: suratMeaning,
    history: suratCalls.history,
    events: suratEvents,
  },
});

/** Letters that were sent to the user's own company. */
export const ownDefinition: ResourceSpec<Surat> = {
  ...definition,
  paths: { ...definition.paths, list: '/dashboard/surat/list-surat' },
  columns: definition.columns.filter(({ source }) => source !== 'namaBHBU'),
  filters: [{ source: 'jenis' }, { source: 'status' }],
  card: { facts: ['jenis', 'tanggal'], chip: 'status' },
};

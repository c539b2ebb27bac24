import { createElement } from 'react';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { closingEvents } from '#contract/domains/pks/clock.ts';
import {
  pks,
  pksEventInputs,
  pksInput,
  pksStateInput,
  type Pks,
  type PksStateEvent,
} from '#contract/domains/pks/record.ts';
import { pksStates } from '#contract/states/pks.ts';
import { agreementLetterInput, suratCalls } from '#contract/domains/surat.ts';
import { suratIssuers } from '#contract/states/surat.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import {
  actionWithFields,
  defineResource,
  type AnyRecord,
  type EventAction,
  type FieldSpec,
} from '#src/kit/resource/definition.ts';
import { DeadlineCell } from './Deadlines.tsx';
import { FormChecklist } from './IssueChecklist.tsx';
import { pksName } from './pksName.ts';
import { pksMeaning } from './states.ts';
import { pksResource } from './manifest.ts';

/** Returns the fields of an event; a reason that is asked alone has a question as its label. */
function fieldsOf(event: PksStateEvent): Readonly<Record<string, FieldSpec<AnyRecord>>> {
  const names = Object.keys(pksEventInputs[event].shape);
  const label =
    names.length === 1 ? `resources.pks.action.${event}.reason` : 'resources.pks.fields.alasan';
  return Object.fromEntries(names.map(name => [name, name === 'alasan' ? { label } : {}]));
}

/** An agreement moves its order on. */
const invalidates = ['order', 'dashboard'] as const;

/** Returns the action of an event that changes the state; it asks for what the contract says. */
const change = (
  event: PksStateEvent,
  action: Partial<EventAction<Pks>> = {},
): EventAction<Pks> => ({
  right: 'pks.changeState',
  invalidates,
  ...(Object.keys(pksEventInputs[event].shape).length > 0
    ? { schema: pksEventInputs[event], fields: fieldsOf(event) }
    : {}),
  run: ({ id, version }, { call, input }) =>
    call(pksCalls.changeState, {
      params: { id },
      body: pksStateInput.parse({ ...input, event, version }),
    }),
  ...action,
});

const verification =
  (isApproved: boolean): EventAction<Pks>['run'] =>
  ({ id, version }, { call, reason: alasan }) =>
    call(pksCalls.verify, { params: { id }, body: { disetujui: isApproved, alasan, version } });

/** The actions of an agreement by event; the state table says when and for whom. */
const pksEvents: Readonly<Record<string, EventAction<Pks>>> = {
  issue: {
    right: 'pks.issue',
    invalidates,
    run: ({ idOrder, version }, { call }) =>
      call(pksCalls.generate, { body: { idOrder, version } }),
  },
  sendForSignature: change('sendForSignature'),
  verify: {
    right: 'pks.verify',
    invalidates,
    decision: 'pks.verify',
    run: verification(true),
  },
  returnCopies: {
    right: 'pks.verify',
    invalidates,
    isDestructive: true,
    run: verification(false),
  },
  warn: change('warn', { isDestructive: true }),
  cure: change('cure', {
    disabledReason: ({ pihakPeringatan }, { role }) =>
      (role === 'BHBU') === (pihakPeringatan === 'PEMBELI')
        ? undefined
        : { messageKey: 'resources.pks.action.cure.other_party' },
  }),
  giveNotice: change('giveNotice', { isDestructive: true }),
  suspend: change('suspend', { isDestructive: true }),
  resume: change('resume'),
  terminate: change('terminate', { isDestructive: true }),
  cancel: change('cancel', { isDestructive: true }),
};

/** Drafts a letter of an agreement in force. */
const draftLetter = actionWithFields({
  name: 'draftLetter',
  right: 'surat.issue',
  roles: suratIssuers.PERINGATAN,
  invalidates: ['surat'],
  schema: agreementLetterInput,
  fields: {
    jenisSurat: {},
    uraian: {},
    sebab: { isVisible: ({ jenisSurat }) => jenisSurat === 'PENGAKHIRAN' },
    tanggalKejadian: {
      isVisible: ({ jenisSurat, sebab }) =>
        jenisSurat === 'KEADAAN_KAHAR' || (jenisSurat === 'PENGAKHIRAN' && sebab === 'KAHAR'),
    },
    kepada: {},
  },
  disabledReason: ({ statuspks }: Pks) =>
    ['AKTIF', 'PERINGATAN', 'DITANGGUHKAN'].includes(statuspks)
      ? undefined
      : { messageKey: 'resources.pks.action.draftLetter.disabled' },
  run: ({ id }: Pks, { call, input: { jenisSurat, ...input } }) =>
    call(suratCalls.create, { body: { ...input, jenis: jenisSurat, idPKS: id } }),
});

/** Agreements of all companies. */
export const definition = defineResource<Pks>({
  ...pksResource.resource,
  record: pks,
  input: pksInput,
  nameOf: pksName,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    segeraBerakhir: { kind: 'boolean' },
    // Lists sort, show and export the nearest deadline by its last day.
    tenggat: {
      kind: 'date',
      value: ({ tenggat }) => tenggat[0]?.lastDay ?? null,
      render: ({ tenggat }) => createElement(DeadlineCell, { deadline: tenggat[0] }),
    },
  },
  sort: { field: 'tenggat', order: 'ASC' },
  columns: [
    { source: 'noPKS', isLink: true, isSortable: true },
    { source: 'statuspks', isSortable: true },
    { source: 'tenggat', isSortable: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'berlakuSampai', isSortable: true },
    { source: 'totalHarga' },
    { source: 'noOrder' },
    { source: 'jenis' },
    { source: 'tanggalPKS', isSortable: true, isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'idBHBU' },
    managerFilter,
    { source: 'statuspks' },
    { source: 'jenis' },
    { source: 'segeraBerakhir' },
    { source: 'jenisTenggat', options: closingEvents, isSingle: true },
    { source: 'berlakuSampai', isRange: true },
    { source: 'tanggalPKS', isRange: true },
  ],
  card: { facts: ['namaBHBU', 'tenggat'], chip: 'statuspks' },
  form: [{ title: 'draft', fields: ['tanggalPKS', 'berlakuSampai', 'catatanLegal'] }],
  Notice: FormChecklist,
  readOnlyReason: ({ statuspks }) =>
    statuspks === pksStates.initial ? undefined : { messageKey: 'resources.pks.issued' },
  show: {
    chips: ['statuspks', 'jenis'],
    number: ({ noPKS }) => noPKS,
  },
  actions: [draftLetter],
  lifecycle: {
    states: pksStates,
    field: 'statuspks',
    meaning: pksMeaning,
    history: pksCalls.history,
    events: pksEvents,
  },
});

/** Agreements of the user's own company, which are issued already. */
export const ownDefinition = defineResource<Pks>({
  ...definition,
  paths: {
    ...definition.paths,
    list: '/dashboard/pks/list-pks',
    show: '/dashboard/pks/detail/:id',
  },
  columns: definition.columns.filter(({ source }) => source !== 'namaBHBU'),
  filters: (definition.filters ?? []).filter(({ source }) => source !== 'idBHBU'),
  card: { facts: ['berlakuSampai', 'tenggat'], chip: 'statuspks' },
});

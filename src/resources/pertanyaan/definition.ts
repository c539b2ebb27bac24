import {
  pertanyaanCalls,
  pertanyaanDetail,
  type PertanyaanDetail,
} from '#contract/domains/pertanyaan/index.ts';
import { pertanyaanStates } from '#contract/states/pertanyaan.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import {
  defineResource,
  type EventAction,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { pertanyaanResource } from './manifest.ts';
import { ProposedValues } from './ProposedValues.tsx';
import { pertanyaanMeaning } from './states.ts';

type QuestionEvent = 'accept' | 'refuse' | 'cancel';

/** What a decision changes besides the question. */
export const changedByAnswer = ['pertanyaan', 'peserta', 'pesertaOwn', 'dashboard'] as const;

const change = (event: QuestionEvent): EventAction<PertanyaanDetail> => ({
  right: 'pertanyaan.decide',
  invalidates: changedByAnswer,
  isDestructive: event !== 'accept',
  ...(event === 'accept'
    ? {
        disabledReason: ({ usulan = [] }: Partial<PertanyaanDetail>) =>
          usulan.some(({ berubah }) => berubah)
            ? { messageKey: 'resources.pertanyaan.edited' }
            : undefined,
      }
    : {}),
  run: ({ id, version }, { call }) =>
    call(pertanyaanCalls.changeState, { params: { id }, body: { event, version } }),
});

/** Questions to the participants of all companies. */
export const definition = defineResource<PertanyaanDetail>({
  ...pertanyaanResource.resource,
  record: pertanyaanDetail,
  nameOf: ({ namaPeserta }) => namaPeserta,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    isian: { messagePrefix: 'resources.peserta.fields' },
  },
  sort: { field: 'status', order: 'ASC' },
  columns: [
    { source: 'namaPeserta', isLink: true, isSortable: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'isian' },
    { source: 'tautanSampai' },
    { source: 'dijawabPada' },
    { source: 'createdBy', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'status' }, { source: 'idBHBU' }, managerFilter],
  card: { facts: ['namaBHBU', 'isian', 'tautanSampai'], chip: 'status' },
  show: {
    chips: ['status'],
    primary: ({ status }) => (status === 'DIJAWAB' ? 'accept' : undefined),
    links: ({ id }) => [auditLogLink('pertanyaan', id)],
    facts: [
      { title: 'answer', Content: ProposedValues },
      {
        title: 'details',
        fields: [
          { source: 'namaPeserta', linkTo: ({ idPeserta }) => ['peserta', idPeserta] },
          { source: 'namaBHBU', linkTo: ({ idBHBU }) => ['bhbu', idBHBU] },
          'isian',
          'tautanSampai',
        ],
      },
      {
        title: 'consent',
        fields: [
          { source: 'dijawabPada', isOptional: true },
          { source: 'versiPersetujuan', isOptional: true },
          { source: 'hashPersetujuan', isOptional: true },
        ],
      },
    ],
  },
  lifecycle: {
    states: pertanyaanStates,
    meaning: pertanyaanMeaning,
    history: pertanyaanCalls.history,
    events: { accept: change('accept'), refuse: change('refuse'), cancel: change('cancel') },
  },
});

/** Questions to the participants of the user's own company. */
export const ownDefinition: ResourceSpec<PertanyaanDetail> = {
  ...definition,
  paths: { ...definition.paths, list: '/dashboard/pertanyaan/list-pertanyaan' },
  columns: definition.columns.filter(({ source }) => source !== 'namaBHBU'),
  filters: [{ source: 'status' }],
  card: { facts: ['isian', 'tautanSampai'], chip: 'status' },
};

import {
  penahanan,
  penahananCalls,
  penahananInput,
  type Penahanan,
} from '#contract/domains/penahanan.ts';
import { penahananStates, type PenahananEvent } from '#contract/states/penahanan.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type EventAction } from '#src/kit/resource/definition.ts';
import { penahananResource } from './manifest.ts';
import { penahananMeaning } from './states.ts';

const AgreementInput = lazyInput(async () => ({
  default: (await import('./AgreementInput.tsx')).AgreementInput,
}));

const PersonInput = lazyInput(async () => ({
  default: (await import('./PersonInput.tsx')).PersonInput,
}));

const change = (event: PenahananEvent): EventAction<Penahanan> => ({
  right: 'penahanan.end',
  invalidates: ['penahanan', 'retensi', 'dashboard'],
  isDestructive: event === 'approveEnd',
  ...(event === 'approveEnd' && { decision: 'penahanan.approveEnd' }),
  run: ({ id, version }, { call, reason: alasan }) =>
    call(penahananCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

/** Legal holds, which keep data from being erased. */
export const definition = defineResource<Penahanan>({
  ...penahananResource.resource,
  record: penahanan,
  input: penahananInput,
  nameOf: ({ namaSasaran }) => namaSasaran,
  fields: {
    idPeserta: {
      Input: PersonInput,
      isVisible: ({ sasaran }) => sasaran === 'ORANG',
      required: true,
    },
    idBHBU: {
      lookup: 'bhbu',
      isVisible: ({ sasaran }) => sasaran === 'PERUSAHAAN',
      required: true,
    },
    idPKS: {
      Input: AgreementInput,
      isVisible: ({ sasaran }) => sasaran === 'PERJANJIAN',
      required: true,
    },
    alasan: { kind: 'multiline' },
    alasanAkhir: { kind: 'multiline' },
    menunggu: { kind: 'boolean' },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    { source: 'namaSasaran', isLink: true },
    { source: 'sasaran' },
    { source: 'status', isSortable: true },
    { source: 'alasan' },
    { source: 'createdAt', isSortable: true },
    { source: 'createdBy' },
    { source: 'berakhirPada', isHiddenByDefault: true },
    { source: 'berakhirOleh', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'menunggu' },
    { source: 'sasaran' },
    { source: 'idBHBU' },
  ],
  card: { facts: ['sasaran', 'createdAt', 'createdBy'], chip: 'status' },
  form: [{ fields: ['sasaran', 'idPeserta', 'idBHBU', 'idPKS', 'alasan'] }],
  show: {
    chips: ['status'],
    primary: ({ status }) =>
      ({ BERLAKU: 'proposeEnd', DIUSULKAN_BERAKHIR: 'approveEnd' })[status as string],
    links: ({ id }) => [auditLogLink('penahanan', id)],
    facts: [
      {
        title: 'subject',
        fields: [
          'sasaran',
          {
            source: 'namaSasaran',
            linkTo: ({ idPeserta, idPKS, idBHBU }) =>
              idPeserta !== null
                ? ['peserta', idPeserta]
                : idPKS !== null
                  ? ['pks', idPKS]
                  : ['bhbu', idBHBU],
          },
          'alasan',
        ],
      },
      {
        title: 'end',
        isVisible: ({ status }) => status !== 'BERLAKU',
        fields: [
          'alasanAkhir',
          'pengusul',
          { source: 'berakhirPada', isOptional: true },
          { source: 'berakhirOleh', isOptional: true },
        ],
      },
    ],
  },
  lifecycle: {
    states: penahananStates,
    meaning: penahananMeaning,
    history: penahananCalls.history,
    events: {
      proposeEnd: change('proposeEnd'),
      approveEnd: change('approveEnd'),
      refuseEnd: change('refuseEnd'),
    },
  },
});

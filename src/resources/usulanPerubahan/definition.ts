import { createElement } from 'react';
import {
  usulanPerubahan,
  usulanPerubahanCalls,
  type UsulanPerubahan,
} from '#contract/domains/usulan-perubahan.ts';
import {
  usulanPerubahanStates,
  type usulanPerubahanEvents,
} from '#contract/states/usulan-perubahan.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { defineResource, type EventAction } from '#src/kit/resource/definition.ts';
import type { Session } from '#src/providers/session.ts';
import { usulanPerubahan as texts } from '#texts/usulanPerubahan.ts';
import { usulanPerubahanResource } from './manifest.ts';
import { usulanPerubahanMeaning } from './states.ts';

type Event = (typeof usulanPerubahanEvents)[number];

// The list does not need the table of changed fields.
const ProposedChanges = lazyInput(async () => ({
  default: (await import('./ProposedChanges.tsx')).ProposedChanges,
}));

/** Why an event of an open proposal is not for the user. */
function disabledReason(
  event: Event,
  { idPengusul, peranPemutus }: UsulanPerubahan,
  { id, role }: Session,
) {
  if (event === 'withdraw')
    return idPengusul === id ? undefined : { messageKey: 'resources.usulanPerubahan.not_own' };
  return peranPemutus.includes(role)
    ? undefined
    : { messageKey: 'resources.usulanPerubahan.other_role' };
}

const change = (event: Event): EventAction<UsulanPerubahan> => ({
  right: 'usulanPerubahan.update',
  invalidates: ['usulanPerubahan', 'product', 'service', 'user', 'role', 'dashboard'],
  isDestructive: event === 'refuse',
  ...(event === 'accept' && { decision: 'usulanPerubahan.accept' }),
  disabledReason: (record, session) => disabledReason(event, record, session),
  run: ({ id, version }, { call, reason: alasan }) =>
    call(usulanPerubahanCalls.changeState, { params: { id }, body: { event, alasan, version } }),
});

/** Changes that one person proposed and another decides on. */
export const definition = defineResource<UsulanPerubahan>({
  ...usulanPerubahanResource.resource,
  record: usulanPerubahan,
  nameOf: ({ perubahan, namaRekaman }) =>
    interpolate(texts.name_of, { change: texts.perubahan[perubahan], name: namaRekaman }),
  fields: {
    peranPemutus: { messagePrefix: 'resources.role.base' },
    menunggu: { kind: 'boolean' },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    { source: 'namaRekaman', isLink: true },
    { source: 'pengusul' },
    { source: 'createdAt', isSortable: true },
    { source: 'batas', isSortable: true },
    { source: 'status' },
    { source: 'perubahan', isHiddenByDefault: true },
    { source: 'pemutus', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'status' }, { source: 'menunggu' }, { source: 'perubahan' }],
  card: { facts: ['perubahan', 'pengusul'], chip: 'status' },
  lifecycle: {
    states: usulanPerubahanStates,
    meaning: usulanPerubahanMeaning,
    history: usulanPerubahanCalls.history,
    events: { accept: change('accept'), refuse: change('refuse'), withdraw: change('withdraw') },
  },
  show: {
    chips: ['status'],
    primary: ({ status }) => (status === usulanPerubahanStates.initial ? 'accept' : undefined),
    facts: [
      {
        title: 'proposal',
        fields: [
          'perubahan',
          {
            source: 'namaRekaman',
            // Roles have no page.
            linkTo: ({ sumber, idRekaman }) =>
              sumber === 'role' ? ['user', null] : [sumber, idRekaman],
          },
          'pengusul',
          'alasan',
          'batas',
          'peranPemutus',
          { source: 'pemutus', isOptional: true },
          { source: 'diputuskanPada', isOptional: true },
          { source: 'alasanPutusan', isOptional: true },
        ],
      },
      { title: 'change', Content: ({ record }) => createElement(ProposedChanges, { record }) },
    ],
  },
});

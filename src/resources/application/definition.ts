import { createElement } from 'react';
import {
  applicationCalls,
  applicationRow,
  approvalInput,
  type Application,
} from '#contract/domains/application/index.ts';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import { bhbuStates } from '#contract/states/bhbu.ts';
import {
  actionWithFields,
  defineResource,
  type LifecycleSpec,
} from '#src/kit/resource/definition.ts';
import { approvalFields } from './approvalInputs.tsx';
import { OpenChecks } from './OpenChecks.tsx';
import { WaitingTime } from './WaitingTime.tsx';
import { bhbuStateMeaning } from './bhbuStateMeaning.ts';
import { applicationResource } from './manifest.ts';

/** Lifecycle of applications; corrections are requested in the bar below an application. */
export const lifecycle: LifecycleSpec<Application> = {
  states: bhbuStates,
  meaning: bhbuStateMeaning,
  history: bhbuCalls.stateHistory,
  events: {
    approve: actionWithFields({
      name: 'approve',
      right: 'bhbu.verify',
      Warning: OpenChecks,
      invalidates: ['bhbu', 'dashboard'],
      schema: approvalInput,
      fields: approvalFields,
      run: ({ id, version }: Application, { call, input }) =>
        call(applicationCalls.approve, { body: { ...input, idBHBU: id, version } }),
    }),
    reject: {
      right: 'bhbu.verify',
      isDestructive: true,
      reason: { maxLength: 500 },
      run: ({ id, version }, { call, reason = '' }) =>
        call(applicationCalls.reject, { params: { id }, body: { alasan: reason, version } }),
    },
  },
};

/** Companies' applications, longest waiting first. Rows have fewer fields. */
export const definition = defineResource<Application>({
  ...applicationResource.resource,
  record: applicationRow,
  nameOf: ({ namaBHBU }) => namaBHBU,
  fields: {
    menungguSejak: { render: ({ umurHari }) => createElement(WaitingTime, { days: umurHari }) },
  },
  sort: { field: 'menungguSejak', order: 'ASC' },
  columns: [
    { source: 'namaBHBU', isLink: true, isSortable: true },
    { source: 'status', isSortable: true },
    { source: 'menungguSejak', isSortable: true },
    { source: 'diajukan', isSortable: true },
    { source: 'namaKabKota' },
    { source: 'estimasiPeserta', isHiddenByDefault: true },
    { source: 'nomorTiket', isHiddenByDefault: true },
    { source: 'diputuskanOleh', isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'status' }],
  card: { facts: ['namaKabKota', 'diajukan'], chip: 'status' },
  lifecycle,
});

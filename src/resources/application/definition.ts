import { createElement } from 'react';
import {
  applicationCalls,
  applicationRow,
  type ApplicationRow,
} from '#contract/application/index.ts';
import { bhbuStates, findTransition } from '#contract/states.ts';
import { defineResource } from '#src/ui/resource/definition.ts';
import { WaitingTime } from './WaitingTime.tsx';
import { bhbuStateMeaning } from './bhbuStateMeaning.ts';

/** Companies' applications, longest waiting first. */
export const definition = defineResource<ApplicationRow>({
  name: 'application',
  paths: { list: '/admin/bhbu/pendaftaran', edit: '/admin/bhbu/verify/:id' },
  rights: { read: 'bhbu.verify' },
  record: applicationRow,
  nameOf: ({ namaBHBU }) => namaBHBU,
  fields: {
    status: { chip: ({ status }) => bhbuStateMeaning[status] },
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
  actions: [
    {
      name: 'approve',
      right: 'bhbu.verify',
      disabledReason: ({ status }) =>
        findTransition(bhbuStates, status, 'approve')
          ? undefined
          : { messageKey: 'resources.application.action.approve.disabled' },
      run: ({ id, version }, { call }) =>
        call(applicationCalls.approve, { body: { idBHBU: id, version } }),
    },
    {
      name: 'reject',
      right: 'bhbu.verify',
      isDestructive: true,
      reason: { maxLength: 500 },
      disabledReason: ({ status }) =>
        findTransition(bhbuStates, status, 'reject')
          ? undefined
          : { messageKey: 'resources.application.action.reject.disabled' },
      run: ({ id, version }, { call, reason = '' }) =>
        call(applicationCalls.reject, { params: { id }, body: { alasan: reason, version } }),
    },
  ],
});

import { createElement } from 'react';
import {
  applicationCalls,
  applicationRow,
  type ApplicationRow,
} from '#contract/application/index.ts';
import { bhbuStates, step } from '#contract/states.ts';
import { defineResource } from '#src/ui/resource/definition.ts';
import { Age } from './Age.tsx';
import { meaningOf } from './states.ts';

/** Companies' applications, longest waiting first. */
export const definition = defineResource<ApplicationRow>({
  name: 'application',
  paths: { list: '/admin/bhbu/pendaftaran', edit: '/admin/bhbu/verify/:id' },
  rights: { read: 'bhbu.verify' },
  record: applicationRow,
  nameOf: ({ namaBHBU }) => namaBHBU,
  fields: {
    status: { chip: ({ status }) => meaningOf[status] },
    menungguSejak: { render: ({ umurHari }) => createElement(Age, { days: umurHari }) },
  },
  sort: { field: 'menungguSejak', order: 'ASC' },
  columns: [
    { source: 'namaBHBU', link: true, sortable: true },
    { source: 'status', sortable: true },
    { source: 'menungguSejak', sortable: true },
    { source: 'diajukan', sortable: true },
    { source: 'namaKabKota' },
    { source: 'estimasiPeserta', hideByDefault: true },
    { source: 'nomorTiket', hideByDefault: true },
    { source: 'diputuskanOleh', hideByDefault: true },
  ],
  search: true,
  filters: [{ source: 'status' }],
  card: { facts: ['namaKabKota', 'diajukan'], chip: 'status' },
  acts: [
    {
      name: 'approve',
      right: 'bhbu.verify',
      refuse: ({ status }) =>
        step(bhbuStates, status, 'approve')
          ? undefined
          : { reason: 'resources.application.act.approve.no' },
      run: ({ id, version }, { call }) =>
        call(applicationCalls.approve, { body: { idBHBU: id, version } }),
    },
    {
      name: 'reject',
      right: 'bhbu.verify',
      harm: true,
      reason: { maxLength: 500 },
      refuse: ({ status }) =>
        step(bhbuStates, status, 'reject')
          ? undefined
          : { reason: 'resources.application.act.reject.no' },
      run: ({ id, version }, { call, reason = '' }) =>
        call(applicationCalls.reject, { params: { id }, body: { alasan: reason, version } }),
    },
  ],
});

import { createElement } from 'react';
import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { waitingPeserta, type WaitingPeserta } from '#contract/domains/certificate/record.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import type { ActionSpec, ResourceSpec } from '#src/kit/resource/definition.ts';
import { certificateWaiting } from '#texts/certificateWaiting.ts';
import { pesertaPagePattern, waitingListPath } from '../paths.ts';
import { changedByCertificates } from '../states.ts';
import { WaitingIdentity } from './WaitingIdentity.tsx';

/** Issues a proof; one that is out of date is replaced, with a reason that is always true. */
const issue: ActionSpec<WaitingPeserta> = {
  name: 'issue',
  right: 'certificate.issue',
  isBulk: true,
  invalidates: changedByCertificates,
  run: ({ id, nomorLama }, { call }) =>
    call(certificateCalls.issue, {
      body: { idPeserta: id, alasan: nomorLama === null ? null : certificateWaiting.changed },
    }),
};

/** Vaccinated participants without a valid proof of all their doses and their present data. */
export const waitingSpec: ResourceSpec<WaitingPeserta> = {
  name: 'certificateWaiting',
  paths: { list: waitingListPath, edit: pesertaPagePattern, show: pesertaPagePattern },
  rights: { read: 'certificate.read', export: 'certificate.export' },
  record: waitingPeserta,
  nameOf: ({ nama }) => nama,
  fields: {
    idBHBU: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    identitas: { render: record => createElement(WaitingIdentity, { record }) },
    vaccinationType: { kind: 'select' },
    nomorLama: { kind: 'code' },
  },
  sort: { field: 'tanggalVaksinasi', order: 'ASC' },
  columns: [
    { source: 'nama', isLink: true, isSortable: true },
    { source: 'identitas' },
    { source: 'dosisDiberikan' },
    { source: 'tanggalVaksinasi', isSortable: true },
    { source: 'namaBHBU' },
    { source: 'namaFaskes' },
    { source: 'nomorLama' },
    { source: 'vaccinationType', isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'idBHBU' }, managerFilter, { source: 'idFaskes' }],
  card: { facts: ['identitas', 'namaFaskes', 'dosisDiberikan', 'tanggalVaksinasi'] },
  actions: [issue],
};

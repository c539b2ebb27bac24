import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import {
  certificate,
  revokeInput,
  type Certificate,
} from '#contract/domains/certificate/record.ts';
import { certificateStates } from '#contract/states/certificate.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { type EventAction, type ResourceSpec } from '#src/kit/resource/definition.ts';
import { changedByCertificates, certificateMeaning } from './states.ts';
import { certificateResource } from './manifest.ts';

const reason = (event: 'replace' | 'revoke') => ({
  invalidates: changedByCertificates,
  schema: revokeInput.pick({ alasan: true }),
  fields: {
    alasan: { kind: 'multiline', label: `resources.certificate.action.${event}.reason` },
  } as const,
});

/** Issues a proof with the present doses and data in place of a valid one. */
const replace: EventAction<Certificate> = {
  ...reason('replace'),
  right: 'certificate.issue',
  run: ({ idPeserta, version }, { call, reason: alasan }) =>
    call(certificateCalls.issue, { body: { idPeserta, alasan, version } }),
};

const revoke: EventAction<Certificate> = {
  ...reason('revoke'),
  right: 'certificate.revoke',
  isDestructive: true,
  run: ({ id, version }, { call, reason: alasan = '' }) =>
    call(certificateCalls.revoke, { params: { id }, body: { alasan, version } }),
};

/** The definition of proofs that their list and page share. */
export const certificateSpec: ResourceSpec<Certificate> = {
  ...certificateResource.resource,
  record: certificate,
  nameOf: ({ nomor }) => nomor,
  fields: {
    nomor: { kind: 'code' },
    idBHBU: { lookup: 'bhbu' },
    idFaskes: { lookup: 'faskes' },
    vaccinationType: { kind: 'select' },
    jumlahDosis: { kind: 'number', value: ({ dosis }) => dosis.length },
    noSertifikatNasional: { kind: 'code' },
  },
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    { source: 'nomor', isLink: true, isSortable: true },
    { source: 'nama', isSortable: true },
    { source: 'status' },
    { source: 'createdAt', isSortable: true },
    { source: 'jumlahDosis' },
    { source: 'namaBHBU' },
    { source: 'namaFaskes' },
    { source: 'identitas', isHiddenByDefault: true },
    { source: 'vaccinationType', isHiddenByDefault: true },
    { source: 'noSertifikatNasional', isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'status' }, { source: 'idBHBU' }, managerFilter, { source: 'idFaskes' }],
  card: { facts: ['nama', 'namaFaskes', 'createdAt'], chip: 'status' },
  lifecycle: {
    states: certificateStates,
    meaning: certificateMeaning,
    history: certificateCalls.history,
    events: { replace, revoke },
  },
};

import {
  duplicatePair,
  duplicateReasons,
  type DuplicatePair,
} from '#contract/domains/duplicate/index.ts';
import { managerFilter } from '#src/kit/list/filters/managerFilter.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { maskedIdentity } from '../peserta/list/IdentityCell.tsx';
import { duplicateResource } from './manifest.ts';

const meanings: Record<DuplicatePair['status'], Meaning> = {
  TERBUKA: 'attention',
  BUKAN: 'neutral',
  DIGABUNG: 'good',
};

/** What tells people of one name apart: the masked number and the birth date. */
const identityText = (side: DuplicatePair['kiri']): string =>
  [maskedIdentity(side), side.tanggalLahir && formatDate(side.tanggalLahir)]
    .filter(Boolean)
    .join(' · ');

/** One of both participants: the name, and what tells people of one name apart. */
const Side = ({ side }: { side: DuplicatePair['kiri'] }) => (
  <>
    {side.nama}
    <Detail>{identityText(side)}</Detail>
  </>
);

/** Pairs of participants, the open ones first by their filter. */
export const definition = defineResource<DuplicatePair>({
  ...duplicateResource.resource,
  record: duplicatePair,
  nameOf: ({ kiri }) => kiri.nama,
  fields: {
    pasangan: { value: ({ kiri }) => kiri.nama },
    identitas: { value: ({ kiri }) => identityText(kiri) },
    lainnya: { value: ({ kanan }) => kanan.nama, render: ({ kanan }) => <Side side={kanan} /> },
    namaBHBU: { value: ({ kiri }) => kiri.namaBHBU },
    beda: { messagePrefix: 'resources.duplicate.group' },
    status: { chip: ({ status }) => meanings[status] },
    idBHBU: { lookup: 'bhbu' },
  },
  sort: { field: 'ditemukan', order: 'DESC' },
  columns: [
    { source: 'pasangan', isLink: true },
    { source: 'status' },
    { source: 'identitas' },
    { source: 'lainnya' },
    { source: 'sebab' },
    { source: 'beda' },
    { source: 'namaBHBU' },
    { source: 'ditemukan', isSortable: true },
    { source: 'diputuskanOleh', isHiddenByDefault: true },
    { source: 'diputuskanPada', isHiddenByDefault: true },
    { source: 'alasan', isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'status' },
    { source: 'sebab', kind: 'select', options: duplicateReasons },
    { source: 'idBHBU' },
    managerFilter,
  ],
  card: { facts: ['lainnya', 'sebab'], chip: 'status' },
});

/** The pairs of the user's own company. */
export const ownDefinition: ResourceSpec = {
  ...definition,
  columns: definition.columns.filter(({ source }) => source !== 'namaBHBU'),
  filters: definition.filters?.filter(({ source }) => source !== 'idBHBU'),
};

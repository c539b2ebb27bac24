import { createElement } from 'react';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { pks, pksInput, type Pks } from '#contract/domains/pks/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { pksStates } from '#contract/states/pks.ts';
import { pksPrintPath } from '#src/kit/documents/printPaths.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import {
  defineResource,
  type RecordLink,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { buyerCopyPath, sellerCopyPath } from '../order/paths.ts';
import { DeadlineCell } from './Deadlines.tsx';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { pksEvents } from './events.ts';
import { FormChecklist, IssueChecklist } from './IssueChecklist.tsx';
import { PksNotes } from './PksNotes.tsx';
import { pksName } from './pksName.ts';
import { pksMeaning } from './states.ts';
import { pksResource } from './manifest.ts';

// Parts of the page, which compare and list orders; the list of agreements has no use for them.
const PksFacts = lazyInput(async () => ({ default: (await import('./PksFacts.tsx')).PksFacts }));
const PksOrders = lazyInput(async () => ({ default: (await import('./PksOrders.tsx')).PksOrders }));

/** The page on which the copies of an agreement are uploaded, by the state that waits for one. */
const uploadLinks: Partial<Record<Pks['statuspks'], (idOrder: number) => RecordLink>> = {
  MENUNGGU_TTD_BHBU: idOrder => ({
    label: 'resources.pks.link.upload_buyer',
    to: buyerCopyPath(idOrder),
    right: 'order.signForBuyer',
  }),
  MENUNGGU_TTD_PENJUAL: idOrder => ({
    label: 'resources.pks.link.upload_seller',
    to: sellerCopyPath(idOrder),
    right: 'order.signForSeller',
  }),
};

/** The event that is next in a state. */
const nextEvents: Partial<Record<Pks['statuspks'], string>> = {
  DRAFT: 'issue',
  TERBIT: 'sendForSignature',
  MENUNGGU_VERIFIKASI: 'verify',
};

const spec: ResourceSpec<Pks> = {
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
  sort: { field: 'modifiedAt', order: 'DESC' },
  columns: [
    { source: 'noPKS', isLink: true, isSortable: true },
    { source: 'namaBHBU', isSortable: true },
    { source: 'statuspks', isSortable: true },
    { source: 'tenggat' },
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
    { source: 'statuspks' },
    { source: 'jenis' },
    { source: 'segeraBerakhir' },
  ],
  card: { facts: ['namaBHBU', 'tenggat'], chip: 'statuspks' },
  form: [{ title: 'draft', fields: ['tanggalPKS', 'berlakuSampai', 'catatanLegal'] }],
  Notice: FormChecklist,
  readOnlyReason: ({ statuspks }) =>
    statuspks === pksStates.initial ? undefined : { messageKey: 'resources.pks.issued' },
  show: {
    chips: ['statuspks', 'jenis'],
    number: ({ noPKS, id }) => noPKS ?? id,
    Notice: IssueChecklist,
    primary: ({ statuspks, idOrder }) => nextEvents[statuspks] ?? uploadLinks[statuspks]?.(idOrder),
    links: ({ id, idOrder, jenis }) => [
      { label: 'common.action.print', to: pksPrintPath({ id, jenis }), right: 'pks.read' },
      {
        label: 'resources.pks.link.order',
        to: recordPath('order', idOrder),
        right: 'order.read',
      },
      {
        label: 'resources.pks.link.notes',
        to: `/dashboard/pengiriman/tech-meet/${idOrder}`,
        right: 'notulen.read',
      },
      auditLogLink('pks', id),
    ],
    Facts: PksFacts,
    parts: [
      { title: 'orders', right: 'order.read', Content: PksOrders },
      { title: 'files', Content: EvidenceFiles },
      { title: 'notes', Content: PksNotes },
    ],
  },
  lifecycle: {
    states: pksStates,
    field: 'statuspks',
    meaning: pksMeaning,
    history: pksCalls.history,
    events: pksEvents,
  },
};

/** Agreements of all companies. */
export const definition = defineResource(spec);

/** Agreements of the user's own company, which are issued already. */
export const ownDefinition = defineResource<Pks>({
  ...spec,
  paths: { ...spec.paths, list: '/dashboard/pks/list-pks', show: '/dashboard/pks/detail/:id' },
  columns: spec.columns.filter(({ source }) => source !== 'namaBHBU'),
  filters: (spec.filters ?? []).filter(({ source }) => source !== 'idBHBU'),
  card: { facts: ['berlakuSampai', 'tenggat'], chip: 'statuspks' },
});

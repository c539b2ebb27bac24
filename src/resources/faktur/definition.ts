import { needsFacility } from '#contract/domains/faktur/codes.ts';
import { fakturCalls } from '#contract/domains/faktur/calls.ts';
import type { FakturStage } from '#contract/domains/faktur/fields.ts';
import {
  explainInput,
  faktur,
  fakturExportInput,
  fakturInput,
  type Faktur,
} from '#contract/domains/faktur/record.ts';
import { actionWithFields, defineResource, type ActionSpec } from '#src/kit/resource/definition.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { monthNames } from '../order/list/months.ts';
import { LatestFiles } from './list/LatestFiles.tsx';
import { fakturResource } from './manifest.ts';
import { fakturFilesPath, readBackPath } from './paths.ts';

/** Chip colour of each stage. */
export const stageMeaning: Readonly<Record<FakturStage, Meaning>> = {
  MENUNGGU: 'neutral',
  SIAP: 'attention',
  DIEKSPOR: 'information',
  SELISIH: 'bad',
  BERNOMOR: 'good',
  BATAL: 'neutral',
};

/** Puts tax invoices into files for Coretax; what cannot be exported is listed with its reason. */
const toFile: ActionSpec<Faktur> = {
  name: 'file',
  right: 'faktur.export',
  isBulk: true,
  schema: fakturExportInput.omit({ idFaktur: true }),
  fields: {
    ulang: { kind: 'boolean' },
    terlambat: { kind: 'boolean', label: 'resources.faktur.action.file.late' },
  },
  disabledReason: ({ tahap }) =>
    tahap === 'MENUNGGU' || tahap === 'BERNOMOR' || tahap === 'BATAL'
      ? { messageKey: `resources.faktur.action.file.disabled.${tahap}` }
      : undefined,
  run: async ({ id }, { call, input }) => {
    const { gagal } = await call(fakturCalls.export, { body: { ...input, idFaktur: [id] } });
    if (gagal[0]) throw new Error(gagal[0].alasan);
  },
  runBulk: async (records, { call, input }) => {
    const idFaktur = records.map(({ id }) => id);
    const { gagal } = await call(fakturCalls.export, { body: { ...input, idFaktur } });
    return { failed: gagal.map(({ id: failed, alasan }) => ({ id: failed, reason: alasan })) };
  },
};

const explain = actionWithFields({
  name: 'explain',
  right: 'faktur.update',
  schema: explainInput.omit({ version: true }),
  fields: { alasan: { kind: 'multiline', label: 'resources.faktur.action.explain.reason' } },
  disabledReason: ({ tahap }: Faktur) =>
    tahap === 'SELISIH' ? undefined : { messageKey: 'resources.faktur.action.explain.disabled' },
  run: ({ id, version }: Faktur, { call, input }) =>
    call(fakturCalls.explain, { params: { id }, body: { ...input, version } }),
});

/** Tax invoices (faktur pajak): what finance makes, exports, numbers and compares with Coretax. */
export const definition = defineResource<Faktur>({
  ...fakturResource.resource,
  record: faktur,
  input: fakturInput,
  nameOf: ({ referensi }) => referensi,
  fields: {
    referensi: { kind: 'code' },
    nomor: { kind: 'code' },
    noInvoice: { kind: 'code' },
    idBerkas: { kind: 'code' },
    idBHBU: { lookup: 'bhbu' },
    tahap: { chip: ({ tahap }) => stageMeaning[tahap] },
    terlambat: { chip: ({ terlambat }) => (terlambat ? 'bad' : undefined) },
    fasilitas: { isVisible: ({ kode }) => typeof kode === 'string' && needsFacility(kode) },
    masa: { kind: 'select' },
  },
  sort: { field: 'tahap', order: 'ASC' },
  columns: [
    { source: 'referensi', isLink: true, isSortable: true },
    { source: 'tahap', isSortable: true },
    { source: 'tenggat', isSortable: true },
    { source: 'terlambat' },
    { source: 'namaBHBU', isSortable: true },
    { source: 'tanggalFaktur', isSortable: true },
    { source: 'nilai' },
    { source: 'dikredit', isHiddenByDefault: true },
    { source: 'nomor' },
    { source: 'kode' },
    { source: 'statusCoretax', isHiddenByDefault: true },
    { source: 'idBerkas', isHiddenByDefault: true },
    { source: 'modifiedAt', isSortable: true, isHiddenByDefault: true },
  ],
  search: true,
  filters: [
    { source: 'tahap' },
    { source: 'masa', options: Object.keys(monthNames), isSingle: true },
    { source: 'terlambat' },
    { source: 'kode' },
    { source: 'idBHBU' },
  ],
  card: { facts: ['namaBHBU', 'tenggat', 'nilai'], chip: 'tahap' },
  links: [
    {
      label: 'resources.faktur.link.readBack',
      to: readBackPath,
      right: 'faktur.update',
      isProminent: true,
    },
    { label: 'resources.faktur.link.files', to: fakturFilesPath, right: 'faktur.export' },
  ],
  ListNotice: LatestFiles,
  form: [{ fields: ['nomor', 'tanggalFaktur', 'kode', 'fasilitas'] }],
  readOnlyReason: ({ tahap }) =>
    tahap === 'BATAL' ? { messageKey: 'resources.faktur.cancelled' } : undefined,
  actions: [toFile, explain],
});

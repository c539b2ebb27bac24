import { z } from '../../core/zod.ts';
import { attachmentCalls, uploadCall, type AttachmentSlot } from '../../core/attachment.ts';
import { documentCalls } from '../../core/document/calls.ts';
import { endpoint } from '../../core/endpoint.ts';
import {
  booleanOrAll,
  id,
  idParams,
  listQuery,
  page,
  recordId,
  managerFilter,
} from '../../core/list.ts';
import { anyOf, dayRange } from '../../core/list-filter.ts';
import { noteCalls } from '../../core/note.ts';
import { expectedVersion, longText } from '../../core/record.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { pksStates, type PksState } from '../../states/pks.ts';
import { documentRule } from '../../core/values/upload.ts';
import { closingEvents } from './clock.ts';
import {
  missingItem,
  newPksInput,
  pks,
  pksInput,
  pksKinds,
  pksListItem,
  pksStateInput,
} from './record.ts';

const ignoredKeys = Object.keys(pks.shape).filter(key => !(key in pksInput.shape));

/**
 * Letters and other evidence of notices, with a slot for each party so that neither fills the
 * other's. What the seller files before a notice stays internal: it may concern a suspected fraud.
 */
export const pksSlots = [
  { name: 'bukti', rule: documentRule, maxFiles: 10 },
  { name: 'buktiPembeli', rule: documentRule, maxFiles: 10 },
  { name: 'buktiInternal', rule: documentRule, maxFiles: 10 },
] as const satisfies readonly AttachmentSlot[];

/** States in which evidence is filed: an event asks for it, or a notice was just given with it. */
export const evidenceStates = [
  'AKTIF',
  'PERINGATAN',
  'DITANGGUHKAN',
  'PEMBERITAHUAN_AKHIR',
] as const satisfies readonly PksState[];

export const pksCalls = {
  list: endpoint({
    method: 'GET',
    path: '/PKS',
    access: 'pks.read',
    summary: 'Daftar PKS',
    query: listQuery(
      ['tanggalPKS', 'noPKS', 'namaBHBU', 'statuspks', 'tenggat', 'berlakuSampai', 'modifiedAt'],
      {
        ...managerFilter,
        idBHBU: id.optional(),
        statuspks: anyOf(pksStates.names),
        jenis: anyOf(pksKinds),
        tanggalPKS: dayRange(),
        berlakuSampai: dayRange(),
        /** Only agreements with a deadline within a week. */
        segeraBerakhir: booleanOrAll,
        /** Only agreements with this deadline, within the days of `watchDays`. */
        jenisTenggat: z.enum(closingEvents).optional(),
      },
    ),
    answer: page(pksListItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/PKS/GetById/{id}',
    access: 'pks.read',
    summary: 'Satu PKS',
    params: idParams,
    answer: pks,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/PKS/getByIdOrder/{id}',
    access: 'pks.read',
    summary: 'PKS dari satu pesanan; null bila belum ada',
    params: idParams,
    answer: pks.nullable(),
  }),
  activeBooster: endpoint({
    method: 'GET',
    path: '/PKS/getListPKSBoosterActiveByBHBUId/{id}',
    access: 'pks.read',
    summary: 'PKS booster yang aktif dari satu perusahaan',
    params: idParams,
    answer: z.array(pksListItem),
  }),
  numbersOfBhbu: endpoint({
    method: 'GET',
    path: '/PKS/getNoPKSByBHBUId/{id}',
    access: 'pks.read',
    summary: 'Nomor PKS yang berlaku dari satu perusahaan',
    params: idParams,
    answer: z.array(
      pksListItem.pick({ id: true, idPKS: true, noPKS: true, jenis: true, statuspks: true }),
    ),
  }),
  create: endpoint({
    method: 'POST',
    path: '/PKS',
    access: 'pks.create',
    summary: 'Menyusun PKS untuk pesanan yang diterima',
    ignored: ignoredKeys.filter(key => !(key in newPksInput.shape)),
    body: newPksInput,
    status: 201,
    answer: pks,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/PKS/{id}',
    aliases: ['/PKS'],
    idBodyKey: 'idPKS',
    access: 'pks.update',
    summary: 'Mengubah PKS yang belum diterbitkan',
    ignored: ignoredKeys,
    params: idParams,
    body: pksInput,
    answer: pks,
  }),
  checkGenerate: endpoint({
    method: 'POST',
    path: '/PKS/checkGeneratePKS',
    access: 'pks.read',
    summary: 'Apa yang masih kurang sebelum PKS sebuah pesanan dapat diterbitkan',
    body: z.strictObject({ idOrder: recordId }),
    answer: z.object({ lengkap: z.boolean(), kurang: z.array(missingItem) }),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/PKS/GeneratePKS',
    access: 'pks.issue',
    summary: 'Menerbitkan PKS: memberi nomor dan membekukan isinya',
    body: z.strictObject({ idOrder: recordId, version: expectedVersion }),
    status: 201,
    answer: pks,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/PKS/verifikasipks/{id}',
    aliases: ['/PKS/verifikasipks'],
    idBodyKey: 'idPKS',
    access: 'pks.verify',
    summary: 'Memverifikasi kedua salinan PKS, atau mengembalikannya dengan alasan',
    ignored: ['id', 'idPKS'],
    params: idParams,
    body: z.strictObject({
      disetujui: z.boolean().default(true),
      alasan: longText(500),
      version: expectedVersion,
    }),
    answer: pks,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/PKS/keadaan/{id}',
    access: 'pks.changeState',
    summary: 'Mengirim, membatalkan, memperingatkan, menangguhkan atau mengakhiri PKS',
    extension: true,
    params: idParams,
    body: pksStateInput,
    answer: pks,
  }),
  uploadEvidence: uploadCall({
    path: '/PKS/bukti/{id}',
    access: 'pks.changeState',
    summary: 'Mengunggah surat atau bukti lain untuk sebuah PKS',
    extension: true,
    params: idParams,
    field: 'bukti',
    rule: documentRule,
    answer: pks,
  }),
  history: stateHistoryCall('/PKS/riwayat/{id}', 'pks.read'),
  ...documentCalls('/PKS', 'pks.read', 'PKS'),
  ...attachmentCalls('/PKS', 'pks.read', 'PKS'),
  ...noteCalls('/PKS', 'pks.read', 'PKS'),
};

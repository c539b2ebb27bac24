import { endpoint } from '../../core/endpoint.ts';
import { idParams, listQuery, page } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { z } from '../../core/zod.ts';
import { pesertaCountQuery } from '../peserta/index.ts';
import {
  bulkEditRecord,
  bulkEditStates,
  bulkPreview,
  bulkUndo,
  chosenIds,
  someChange,
} from './record.ts';

/** Which participants a change is for. */
export const bulkSelection = z
  .strictObject({
    ids: chosenIds.optional(),
    /** The filters of a list, for all that it shows. */
    saringan: pesertaCountQuery.optional(),
    /** Whether the list is that of the caller's own participants. */
    milikSendiri: z.boolean().default(false),
  })
  .refine(({ ids, saringan }) => (ids === undefined) !== (saringan === undefined), {
    error: issueMessage('bulkEdit.selection'),
  });

const bulkEditBody = z.strictObject({ pilihan: bulkSelection, perubahan: someChange });

export const bulkEditCalls = {
  preview: endpoint({
    method: 'POST',
    writes: 'nothing',
    path: '/Peserta/ubahBanyak/pratinjau',
    access: 'peserta.update',
    summary: 'Menghitung siapa yang akan berubah, sudah sama, atau ditolak beserta sebabnya',
    extension: true,
    body: bulkEditBody,
    answer: bulkPreview,
  }),
  start: endpoint({
    method: 'POST',
    path: '/Peserta/ubahBanyak',
    access: 'peserta.update',
    summary:
      'Mengubah isian yang sama pada banyak peserta; di atas 1.000 orang berjalan di latar belakang',
    extension: true,
    body: bulkEditBody,
    status: 201,
    answer: bulkEditRecord,
  }),
  list: endpoint({
    method: 'GET',
    path: '/Peserta/ubahBanyak',
    access: 'peserta.update',
    summary: 'Perubahan banyak peserta oleh perusahaan, faskes atau akun sendiri, atau semuanya',
    extension: true,
    query: listQuery(['createdAt', 'jumlah'], { status: anyOf(bulkEditStates) }),
    answer: page(bulkEditRecord),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Peserta/ubahBanyak/{id}',
    access: 'peserta.update',
    summary: 'Satu perubahan banyak peserta, beserta kemajuannya dan yang ditolak',
    extension: true,
    params: idParams,
    answer: bulkEditRecord,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/Peserta/ubahBanyak/{id}/lanjut',
    access: 'peserta.update',
    summary: 'Menjalankan lagi perubahan yang terputus karena server berhenti',
    extension: true,
    params: idParams,
    answer: bulkEditRecord,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/Peserta/ubahBanyak/{id}/urungkan',
    access: 'peserta.update',
    summary: 'Mengembalikan isian yang diubah; peserta yang diubah lagi sesudahnya tetap',
    extension: true,
    params: idParams,
    answer: bulkEditRecord.extend(bulkUndo.shape),
  }),
};

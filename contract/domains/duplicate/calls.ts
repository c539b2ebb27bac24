import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, managerFilter } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { longText } from '../../core/record.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { z } from '../../core/zod.ts';
import { peserta } from '../peserta/index.ts';
import { duplicatePair, duplicateReasons, duplicateStates, mergeChoices, sides } from './record.ts';

const reason = withoutNik(longText(200)).meta({ input: 'multiline' });

export const duplicateCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Peserta/ganda',
    access: 'duplicate.read',
    summary: 'Pasangan peserta yang mungkin orang yang sama, keduanya dalam jangkauan peran',
    extension: true,
    query: listQuery(['ditemukan', 'nama'], {
      status: anyOf(duplicateStates),
      sebab: anyOf(duplicateReasons),
      ...managerFilter,
      idBHBU: id.optional(),
      /** Pairs of this participant. */
      idPeserta: id.optional(),
    }),
    answer: page(duplicatePair),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Peserta/ganda/{id}',
    access: 'duplicate.read',
    summary: 'Satu pasangan beserta halangan penggabungannya',
    extension: true,
    params: idParams,
    answer: duplicatePair,
  }),
  separate: endpoint({
    method: 'POST',
    path: '/Peserta/ganda/{id}/bukan',
    access: 'duplicate.update',
    summary: 'Mencatat bahwa keduanya bukan orang yang sama',
    extension: true,
    params: idParams,
    body: z.strictObject({ alasan: reason }),
    answer: duplicatePair,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/Peserta/ganda/{id}/buka',
    access: 'duplicate.update',
    summary: 'Membuka lagi pasangan yang dicatat bukan orang yang sama',
    extension: true,
    params: idParams,
    answer: duplicatePair,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/Peserta/ganda/{id}/gabung',
    access: 'duplicate.update',
    summary:
      'Menggabungkan keduanya: dosis, voucher, bukti, KIPI, dan tiket pindah ke peserta yang tetap',
    extension: true,
    params: idParams,
    body: z.strictObject({
      /** The registration that stays. */
      tetap: z.enum(sides),
      pilihan: mergeChoices,
      /** The versions that the choices were made of. */
      versi: z.strictObject({ kiri: z.int().positive(), kanan: z.int().positive() }),
    }),
    answer: peserta,
  }),
  unmerge: endpoint({
    method: 'POST',
    path: '/Peserta/gabungan/{id}/batal',
    access: 'duplicate.update',
    summary: 'Membatalkan penggabungan: kedua peserta kembali seperti sebelumnya',
    extension: true,
    params: idParams,
    answer: peserta,
  }),
};

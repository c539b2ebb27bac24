import { verifyToken } from '../../core/document/calls.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, managerFilter } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { pertanyaanStates } from '../../states/pertanyaan.ts';
import { z } from '../../core/zod.ts';
import {
  answerResult,
  askInput,
  askResult,
  decideInput,
  openedQuestion,
  participantAnswerInput,
  pertanyaan,
  pertanyaanDetail,
  proofInput,
  proofResult,
} from './record.ts';

const linkParams = z.object({ token: verifyToken });

export const pertanyaanCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Pertanyaan',
    access: 'pertanyaan.read',
    summary: 'Daftar pertanyaan kepada peserta tentang data yang salah',
    extension: true,
    query: listQuery(['status', 'namaPeserta', 'namaBHBU', 'modifiedAt'], {
      status: anyOf(pertanyaanStates.names),
      ...managerFilter,
      idBHBU: id.optional(),
      idPeserta: id.optional(),
    }),
    answer: page(pertanyaan),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Pertanyaan/{id}',
    access: 'pertanyaan.read',
    summary: 'Satu pertanyaan dengan jawaban peserta',
    extension: true,
    params: idParams,
    answer: pertanyaanDetail,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/Pertanyaan',
    access: 'pertanyaan.create',
    summary:
      'Membuat tautan pribadi bagi peserta yang datanya salah; tautan lama tidak berlaku lagi',
    extension: true,
    secret: true,
    body: askInput,
    status: 201,
    answer: askResult,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Pertanyaan/keadaan/{id}',
    access: 'pertanyaan.decide',
    summary: 'Menerima atau menolak jawaban peserta, atau membatalkan pertanyaan',
    extension: true,
    params: idParams,
    body: decideInput,
    answer: pertanyaanDetail,
  }),
  history: stateHistoryCall('/Pertanyaan/riwayat/{id}', 'pertanyaan.read'),
  open: endpoint({
    method: 'POST',
    path: '/public/pertanyaan/{token}',
    access: 'public',
    summary: 'Membuka tautan pribadi; hanya menyebut apa yang harus dibuktikan',
    extension: true,
    params: linkParams,
    answer: openedQuestion,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/public/pertanyaan/{token}/bukti',
    access: 'public',
    summary: 'Membuktikan diri dengan dua fakta, lalu melihat isian yang salah',
    extension: true,
    params: linkParams,
    body: proofInput,
    answer: proofResult,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/public/pertanyaan/{token}/jawaban',
    access: 'public',
    summary: 'Mengirim data yang benar beserta persetujuan',
    extension: true,
    params: linkParams,
    body: participantAnswerInput,
    answer: answerResult,
  }),
};

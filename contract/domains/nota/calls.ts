import { documentCalls } from '../../core/document/calls.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, managerFilter } from '../../core/list.ts';
import { amountRange, anyOf, dayRange } from '../../core/list-filter.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { z } from '../../core/zod.ts';
import { notaStates } from '../../states/nota.ts';
import {
  creditable,
  newNotaInput,
  nota,
  notaEventInput,
  notaKinds,
  notaListItem,
} from './record.ts';

export const notaCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Nota',
    access: 'nota.read',
    summary: 'Daftar nota retur dan nota kredit',
    extension: true,
    query: listQuery(
      ['tanggalNota', 'noNota', 'namaBHBU', 'nilaiTagihan', 'status', 'modifiedAt'],
      {
        ...managerFilter,
        idBHBU: id.optional(),
        idInvoice: id.optional(),
        status: anyOf(notaStates.names),
        jenis: anyOf(notaKinds),
        tanggalNota: dayRange(),
        nilaiTagihan: amountRange(),
        /** Proposed notes, and notes whose cancellation is proposed. */
        menunggu: z.stringbool().optional(),
      },
    ),
    answer: page(notaListItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Nota/{id}',
    access: 'nota.read',
    summary: 'Satu nota dengan barisnya',
    extension: true,
    params: idParams,
    answer: nota,
  }),
  creditable: endpoint({
    method: 'GET',
    path: '/Nota/dapatDikredit/{id}',
    access: 'nota.create',
    summary: 'Baris sebuah invoice dengan sisa yang masih dapat dikreditkan',
    extension: true,
    params: idParams,
    answer: z.array(creditable),
  }),
  create: endpoint({
    method: 'POST',
    path: '/Nota',
    access: 'nota.create',
    summary:
      'Mengusulkan nota retur atau nota kredit atas sebuah invoice; orang lain menyetujuinya',
    extension: true,
    body: newNotaInput,
    status: 201,
    answer: nota,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Nota/keadaan/{id}',
    access: 'nota.changeState',
    summary: 'Menyetujui atau menolak sebuah nota, atau membatalkannya oleh dua orang',
    extension: true,
    params: idParams,
    body: notaEventInput,
    answer: nota,
  }),
  history: stateHistoryCall('/Nota/riwayat/{id}', 'nota.read'),
  ...documentCalls('/Nota', 'nota.read', 'nota'),
};

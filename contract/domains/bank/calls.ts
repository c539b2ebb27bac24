import { z } from '../../core/zod.ts';
import { uploadLimit } from '../../core/attachment.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page } from '../../core/list.ts';
import { amountRange, anyOf, dayRange } from '../../core/list-filter.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { bankLineStates } from '../../states/bank-line.ts';
import {
  addedStatement,
  bankLine,
  bankLineEventInput,
  bankLineItem,
  bankStatementRule,
  bookInput,
  bookInvoiceInput,
  statementUpload,
} from './record.ts';

export const bankLineCalls = {
  list: endpoint({
    method: 'GET',
    path: '/RekeningKoran',
    access: 'bankLine.read',
    summary: 'Baris rekening koran, dengan penjelasan terbaik untuk yang baru',
    extension: true,
    query: listQuery(['tanggal', 'jumlah', 'status', 'modifiedAt'], {
      status: anyOf(bankLineStates.names),
      tanggal: dayRange(),
      jumlah: amountRange(),
      idBHBU: id.optional(),
    }),
    answer: page(bankLineItem).extend({
      /** New lines of all pages, and their sum. */
      baru: z.object({ banyak: z.int(), jumlah: z.int() }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/RekeningKoran/{id}',
    access: 'bankLine.read',
    summary: 'Satu baris rekening koran dengan semua penjelasan dan pembayarannya',
    extension: true,
    params: idParams,
    answer: bankLine,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/RekeningKoran',
    access: 'bankLine.create',
    summary:
      'Menambahkan baris rekening koran dari CSV BCA, Mandiri, BRI, BNI, MT940 atau CAMT.053; yang sudah ada dilewati',
    extension: true,
    multipart: uploadLimit(bankStatementRule),
    body: statementUpload,
    status: 201,
    answer: addedStatement,
  }),
  book: endpoint({
    method: 'PUT',
    path: '/RekeningKoran/catat/{id}',
    access: 'bankLine.update',
    summary: 'Mencatat pembayaran menurut satu penjelasan; orang lain yang memverifikasinya',
    extension: true,
    params: idParams,
    body: bookInput,
    answer: bankLine,
  }),
  bookInvoice: endpoint({
    method: 'PUT',
    path: '/RekeningKoran/catatInvoice/{id}',
    access: 'bankLine.update',
    summary: 'Mencatat seluruh baris sebagai pembayaran satu invoice',
    extension: true,
    params: idParams,
    body: bookInvoiceInput,
    answer: bankLine,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/RekeningKoran/keadaan/{id}',
    access: 'bankLine.update',
    summary:
      'Menyisihkan baris dengan alasan, mengembalikannya, atau melepaskannya dari pembayaran',
    extension: true,
    params: idParams,
    body: bankLineEventInput,
    answer: bankLine,
  }),
  history: stateHistoryCall('/RekeningKoran/riwayat/{id}', 'bankLine.read'),
};

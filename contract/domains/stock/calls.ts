import { z } from '../../core/zod.ts';
import { documentCalls } from '../../core/document/calls.ts';
import { endpoint } from '../../core/endpoint.ts';
import { anyOf } from '../../core/list-filter.ts';
import {
  booleanOrAll,
  id,
  idParams,
  listQuery,
  page,
  paging,
  managerFilter,
} from '../../core/list.ts';
import {
  batchRecall,
  doseLedger,
  explanationInput,
  holdBatchInput,
  imbalances,
  leftoverInput,
  reverseEntryInput,
  stock,
  stockActionInput,
  stockEntry,
  summedQuantities,
} from './record.ts';

const stockFilters = {
  /** Any version of the order. */
  idOrder: id.optional(),
  ...managerFilter,
  idBHBU: id.optional(),
  idFaskes: id.optional(),
  idBatch: id.optional(),
  masalah: anyOf(imbalances),
  /** Whether it does not balance; `false` names those that do. */
  bermasalah: booleanOrAll,
  /** Whether usable or quarantined doses are left. */
  tersisa: booleanOrAll,
  /** Whether quarantined doses wait for a decision. */
  dikarantina: booleanOrAll,
  /** Whether leftover doses of a finished order wait for a report. */
  perluLaporan: booleanOrAll,
};

export const stockCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Stok',
    access: 'stock.read',
    summary: 'Stok dosis per pesanan, faskes, dan batch',
    extension: true,
    query: listQuery(
      ['kedaluwarsaBatch', 'sisa', 'namaFaskes', 'namaBHBU', 'modifiedAt'],
      stockFilters,
    ),
    answer: page(stock).extend({
      /** Sums over all pages of the filtered list. */
      jumlah: summedQuantities,
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Stok/{id}',
    access: 'stock.read',
    summary: 'Stok satu batch dari satu pesanan di satu faskes',
    extension: true,
    params: idParams,
    answer: stock,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/Stok/mutasi/{id}',
    access: 'stock.read',
    summary: 'Mutasi satu stok, yang terbaru lebih dahulu',
    extension: true,
    params: idParams,
    query: z.strictObject(paging),
    answer: page(stockEntry),
  }),
  act: endpoint({
    method: 'POST',
    path: '/Stok/mutasi/{id}',
    access: 'stock.update',
    summary: 'Mencatat dosis rusak, dikarantina, dilepas, dimusnahkan, atau dikembalikan',
    extension: true,
    params: idParams,
    body: stockActionInput,
    answer: stock,
  }),
  reverse: endpoint({
    method: 'PUT',
    path: '/Stok/mutasi/{id}',
    access: 'stock.update',
    summary: 'Membatalkan catatan dosis rusak yang keliru',
    extension: true,
    params: idParams,
    body: reverseEntryInput,
    answer: stock,
  }),
  report: endpoint({
    method: 'PUT',
    path: '/Stok/sisa/{id}',
    access: 'stock.update',
    summary: 'Melaporkan sisa dosis yang dihitung kepada penjual',
    extension: true,
    params: idParams,
    body: leftoverInput,
    answer: stock,
  }),
  explain: endpoint({
    method: 'PUT',
    path: '/Stok/penjelasan/{id}',
    access: 'stock.explain',
    summary: 'Menerima stok yang tidak seimbang dengan penjelasan sebabnya',
    extension: true,
    params: idParams,
    body: explanationInput,
    answer: stock,
  }),
};

export const doseLedgerCalls = {
  ...documentCalls('/NeracaDosis', 'stock.read', 'laporan sisa dosis'),
  ofOrder: endpoint({
    method: 'GET',
    path: '/NeracaDosis/{id}',
    access: 'stock.read',
    summary: 'Neraca dosis satu pesanan: dipesan, dibayar, dikirim, diterima, dipakai, dan sisanya',
    extension: true,
    params: idParams,
    answer: doseLedger,
  }),
  recall: endpoint({
    method: 'GET',
    path: '/Batch/penarikan/{id}',
    access: 'batch.recall',
    summary: 'Semua yang tersangkut penarikan satu batch: kiriman, faskes, perusahaan, dan KIPI',
    extension: true,
    params: idParams,
    answer: batchRecall,
  }),
  holdBatch: endpoint({
    method: 'POST',
    path: '/Batch/karantina/{id}',
    access: 'batch.recall',
    summary: 'Menahan semua sisa dosis satu batch di semua faskes',
    extension: true,
    params: idParams,
    body: holdBatchInput,
    answer: batchRecall,
  }),
};

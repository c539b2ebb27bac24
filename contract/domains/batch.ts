import { attachmentCalls, uploadCall, type AttachmentSlot } from '../core/attachment.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams, listQuery, page, recordId } from '../core/list.ts';
import { anyOf } from '../core/list-filter.ts';
import { expectedVersion, longText, recordFields, textLines } from '../core/record.ts';
import { stateHistoryCall, stateReason } from '../core/state-history.ts';
import { batchEvents, batchStates } from '../states/batch.ts';
import { documentRule } from '../core/values/upload.ts';
import { batchNumber } from '../core/values/vaccine.ts';
import { z } from '../core/zod.ts';

/** Editable fields of a batch. */
export const batchFields = {
  nomor: batchNumber,
  idProduk: recordId.meta({ input: 'lookup:product' }),
  kedaluwarsa: z.iso.date(),
  /** Doses received from the manufacturer. */
  jumlah: z.int().min(1).max(10_000_000),
};

export const batchInput = z.strictObject({ ...batchFields, version: expectedVersion });

/** Body that corrects the last day of a batch that has been decided, and why. */
export const expiryInput = z.strictObject({
  kedaluwarsa: batchFields.kedaluwarsa,
  alasan: textLines(3, 500),
  version: expectedVersion,
});

/** A batch of a product, as delivered by its manufacturer. */
export const batch = z.object({
  id: z.int(),
  ...batchFields,
  nomor: z.string().meta({ input: 'code' }),
  namaProduk: z.string(),
  /** Doses recorded as given from this batch. */
  dosisDiberikan: z.int(),
  /** Those of them that were given after its last day. */
  dosisLewat: z.int(),
  /** Batches of other products with the same number, apart from case and spaces. */
  nomorSama: z.array(z.object({ id: z.int(), namaProduk: z.string() })),
  status: z.enum(batchStates.names),
  ...stateReason,
  ...recordFields,
});
export type Batch = z.infer<typeof batch>;

/** The lot release certificate of BPOM, or the manufacturer's certificate of analysis. */
export const batchSlots = [
  { name: 'fileSertifikat', rule: documentRule, maxFiles: 1 },
] as const satisfies readonly AttachmentSlot[];

export const batchCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Batch',
    access: 'batch.read',
    summary: 'Daftar batch',
    extension: true,
    query: listQuery(['kedaluwarsa', 'nomor', 'namaProduk', 'jumlah', 'modifiedAt'], {
      idProduk: z.coerce.number<number | string>().int().optional(),
      status: anyOf(batchStates.names),
    }),
    answer: page(batch),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Batch/{id}',
    access: 'batch.read',
    summary: 'Satu batch',
    extension: true,
    params: idParams,
    answer: batch,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Batch',
    access: 'batch.create',
    summary: 'Menambah batch, yang lalu diperiksa',
    extension: true,
    body: batchInput,
    status: 201,
    answer: batch,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Batch/{id}',
    access: 'batch.update',
    summary: 'Mengubah batch yang masih diperiksa',
    extension: true,
    ignored: ['namaProduk', 'dosisDiberikan', 'dosisLewat', 'nomorSama', 'status', 'alasanStatus'],
    params: idParams,
    body: batchInput,
    answer: batch,
  }),
  correctExpiry: endpoint({
    method: 'PUT',
    path: '/Batch/kedaluwarsa/{id}',
    access: 'batch.update',
    summary:
      'Memperbaiki tanggal kedaluwarsa batch yang sudah diputuskan; yang terlanjur kedaluwarsa menjadi ditahan',
    extension: true,
    params: idParams,
    body: expiryInput,
    answer: batch,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Batch/keadaan/{id}',
    access: 'batch.update',
    summary: 'Menyetujui, menolak, menahan, melepas atau menarik batch',
    extension: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(batchEvents),
      alasan: longText(500),
      version: expectedVersion,
    }),
    answer: batch,
  }),
  upload: uploadCall({
    path: '/Batch/sertifikat/{id}',
    access: 'batch.update',
    summary: 'Mengunggah sertifikat pelulusan sebuah batch',
    extension: true,
    params: idParams,
    field: 'fileSertifikat',
    rule: documentRule,
    answer: batch,
  }),
  history: stateHistoryCall('/Batch/riwayat/{id}', 'batch.read'),
  ...attachmentCalls('/Batch', 'batch.read', 'batch'),
};

import { enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, page, paging, recordId } from '../../core/list.ts';
import { timestamp } from '../../core/record.ts';
import { cancelInput, correctInput, doseInput, screeningInput } from './input.ts';
import { kipi, kipiCalls } from './kipi.ts';
import {
  companyContact,
  queueEntry,
  queueCounts,
  queueFaskes,
  queueFilters,
  queueOrders,
  queueQuery,
} from './queue.ts';
import { dose, visitFacts } from './record.ts';
import { vaccineCalls } from './vaccine.ts';
import { issueMessage } from '../../core/messages/message.ts';

/** A correction of a visit, with what the visit said before and after it. */
const visitVersion = visitFacts.extend({
  skrining: screeningInput.nullable(),
  catatan: z.string().nullable(),
});
const correction = z.object({
  id: z.int(),
  pada: timestamp,
  oleh: z.string().nullable(),
  alasan: z.string(),
  sebelum: visitVersion,
  sesudah: visitVersion,
});
export type VisitVersion = z.infer<typeof visitVersion>;
export type Correction = z.infer<typeof correction>;

/** A dose with its health data, which only the detail call returns. */
const doseDetail = z.object({
  dosis: dose,
  skrining: screeningInput.extend({ versi: z.string() }).nullable(),
  catatan: z.string().nullable(),
  kipi: z.array(kipi),
  /** Its corrections, the last one first. */
  perbaikan: z.array(correction),
});
export type DoseDetail = z.infer<typeof doseDetail>;

export const vaksinasiCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Vaksinasi/daftar',
    access: 'vaksinasi.read',
    summary:
      'Antrean satu faskes pada satu hari: yang direncanakan, yang dosis keduanya jatuh tempo, dan yang sudah dicatat',
    extension: true,
    query: z.strictObject({
      ...queueQuery,
      status: z.enum(queueFilters).optional(),
      urut: z.enum(queueOrders).default('HADIR'),
      ...paging,
    }),
    answer: page(queueEntry).extend({
      tanggal: z.iso.date(),
      idFaskes: z.int(),
      namaFaskes: z.string(),
      /** Why the facility is closed on that day, such as a holiday; null when it is open. */
      tutup: z.string().nullable(),
      hitungan: queueCounts,
    }),
  }),
  faskes: endpoint({
    method: 'GET',
    path: '/Vaksinasi/faskes',
    access: 'vaksinasi.read',
    summary:
      'Faskes dengan peserta yang direncanakan pada satu hari atau KIPI serius yang belum dilaporkan',
    extension: true,
    query: z.strictObject({ tanggal: z.iso.date().optional() }),
    answer: z.object({ data: z.array(queueFaskes) }),
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/Vaksinasi/kontak',
    access: 'vaksinasi.read',
    summary: 'Siapa yang dihubungi di setiap perusahaan yang dilayani satu faskes',
    extension: true,
    query: z.strictObject({ idFaskes: id.optional() }),
    answer: z.object({ data: z.array(companyContact) }),
  }),
  find: endpoint({
    method: 'POST',
    path: '/Vaksinasi/cari',
    access: 'vaksinasi.read',
    summary:
      'Mencari peserta satu faskes dengan sebagian nama, nomor HP atau NIK; NIK hanya di isi',
    extension: true,
    body: z.strictObject({
      idFaskes: recordId.optional(),
      idBHBU: recordId.optional(),
      tanggal: z.iso.date().optional(),
      cari: enteredValue().min(3, issueMessage('vaksinasi.searchTooShort')).max(100),
    }),
    /** `lebih`: whether there are more matches than returned. */
    answer: z.object({ data: z.array(queueEntry), lebih: z.boolean() }),
  }),
  record: endpoint({
    method: 'POST',
    path: '/Vaksinasi',
    access: 'vaksinasi.record',
    summary: 'Mencatat satu kunjungan: dosis diberikan, ditunda atau ditolak',
    extension: true,
    body: doseInput,
    status: 201,
    answer: dose,
  }),
  arrive: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/hadir/{id}',
    access: 'vaksinasi.record',
    summary: 'Mencatat bahwa seorang peserta sudah hadir hari ini, atau menariknya kembali',
    extension: true,
    params: idParams,
    body: z.strictObject({ hadir: z.boolean() }),
    answer: z.object({ id: z.int(), hadir: timestamp.nullable() }),
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/batal/{id}',
    access: 'vaksinasi.record',
    summary: 'Membatalkan catatan yang keliru; oleh faskes pada hari yang sama',
    extension: true,
    params: idParams,
    body: cancelInput,
    answer: dose,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/Vaksinasi/perbaiki/{id}',
    access: 'vaksinasi.record',
    summary:
      'Memperbaiki catatan yang keliru dengan alasan; yang lama tetap terbaca, dan stok serta bukti mengikuti',
    extension: true,
    params: idParams,
    body: correctInput,
    answer: dose,
  }),
  ofPeserta: endpoint({
    method: 'GET',
    path: '/Vaksinasi/peserta/{id}',
    access: 'vaksinasi.read',
    summary: 'Satu peserta dengan semua catatan vaksinasinya dan pendaftaran lain orang yang sama',
    extension: true,
    params: idParams,
    query: z.strictObject({ tanggal: z.iso.date().optional() }),
    answer: z.object({ peserta: queueEntry, dosis: z.array(dose) }),
  }),
  detail: endpoint({
    method: 'POST',
    path: '/Vaksinasi/rincian/{id}',
    access: 'vaksinasi.read',
    summary: 'Data kesehatan satu catatan: jawaban skrining dan KIPI; tercatat di jejak audit',
    extension: true,
    secret: true,
    params: idParams,
    answer: doseDetail,
  }),
  ...kipiCalls,
  ...vaccineCalls,
};

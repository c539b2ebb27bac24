import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, listQuery, page, recordId } from '../core/list.ts';
import { anyOf } from '../core/list-filter.ts';
import { expectedVersion, recordFields } from '../core/record.ts';
import { textWithoutNik } from '../core/values/company.ts';
import { plausibleDay } from '../core/values/plausible-day.ts';

/** A holiday is national, or of one facility. */
export const holidayKinds = ['NASIONAL', 'FASKES'] as const;

/** Editable fields of a holiday, on which facilities are closed. */
export const liburFields = {
  tanggal: plausibleDay,
  nama: textWithoutNik(3, 100),
  /** The facility; null or omitted for a national holiday. Accounts of a facility may omit their own. */
  idFaskes: recordId.nullish().meta({ input: 'lookup:faskes' }),
};

export const liburInput = z.strictObject({ ...liburFields, version: expectedVersion });

/** A holiday as stored. */
export const libur = z.object({
  id: z.int(),
  tanggal: z.iso.date(),
  nama: z.string(),
  jenis: z.enum(holidayKinds),
  idFaskes: z.int().nullable(),
  namaFaskes: z.string().nullable(),
  ...recordFields,
});
export type Libur = z.infer<typeof libur>;

/** A holiday as others refer to it. */
export const holiday = libur.pick({ tanggal: true, nama: true });

/** A holiday after it was saved. */
export const savedLibur = libur.extend({
  /** People who were planned on that day before; their plans stay. */
  direncanakan: z.int(),
});
export type SavedLibur = z.infer<typeof savedLibur>;

/** Response fields that a client may send back; the server ignores them. */
const ignored = ['jenis', 'namaFaskes', 'direncanakan'];

export const liburCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Libur',
    access: 'libur.read',
    summary: 'Daftar hari libur: yang nasional dan yang ditetapkan faskes',
    extension: true,
    query: listQuery(['tanggal', 'nama', 'modifiedAt'], {
      tahun: z.coerce.number<number | string>().int().min(1900).max(2099).optional(),
      /** The holidays that apply to a facility: its own and the national ones. */
      idFaskes: id.optional(),
      jenis: anyOf(holidayKinds),
      /** First day. */
      dari: plausibleDay.optional(),
    }),
    answer: page(libur),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Libur/{id}',
    access: 'libur.read',
    summary: 'Satu hari libur',
    extension: true,
    params: idParams,
    answer: libur,
  }),
  planned: endpoint({
    method: 'GET',
    path: '/Libur/rencana/{tanggal}',
    access: 'libur.create',
    summary: 'Berapa peserta direncanakan pada sebuah hari di satu faskes, atau di semua faskes',
    extension: true,
    params: z.object({ tanggal: plausibleDay }),
    query: z.strictObject({ idFaskes: id.optional() }),
    answer: z.object({ direncanakan: z.int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/Libur',
    access: 'libur.create',
    summary: 'Menambah hari libur; rencana peserta pada hari itu tetap',
    extension: true,
    ignored,
    body: liburInput,
    status: 201,
    answer: savedLibur,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Libur/{id}',
    access: 'libur.update',
    summary: 'Mengubah hari libur; rencana peserta pada hari itu tetap',
    extension: true,
    ignored,
    params: idParams,
    body: liburInput,
    answer: savedLibur,
    versioned: libur,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Libur/{id}',
    access: 'libur.delete',
    summary: 'Menghapus hari libur',
    extension: true,
    params: idParams,
    answer: libur,
  }),
};

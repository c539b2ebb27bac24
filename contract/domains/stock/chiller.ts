import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, recordId } from '../../core/list.ts';
import { expectedVersion, recordFields } from '../../core/record.ts';
import { textWithoutNik } from '../../core/values/company.ts';

/** Maximum number of chillers of a facility. */
export const maxChillers = 50;

/** Editable fields of a chiller. */
export const chillerFields = {
  nama: textWithoutNik(1, 60),
  /** Doses that it holds; 0 while it is out of use. */
  kapasitas: z.int().min(0).max(10_000_000),
  /** Accounts of a facility may omit their own. */
  idFaskes: recordId.optional().meta({ input: 'lookup:faskes' }),
};

export const chillerInput = z.strictObject({ ...chillerFields, version: expectedVersion });

/** A refrigerator in which a facility stores vaccine. */
export const chiller = z.object({
  id: z.int(),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  nama: z.string(),
  kapasitas: z.int(),
  ...recordFields,
});
export type Chiller = z.infer<typeof chiller>;

const ignored = ['namaFaskes'];

export const chillerCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Chiller',
    access: 'chiller.read',
    summary: 'Daftar chiller tempat faskes menyimpan vaksin',
    extension: true,
    query: listQuery(['namaFaskes', 'nama', 'kapasitas', 'modifiedAt'], {
      idFaskes: id.optional(),
    }),
    answer: page(chiller),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Chiller/{id}',
    access: 'chiller.read',
    summary: 'Satu chiller',
    extension: true,
    params: idParams,
    answer: chiller,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Chiller',
    access: 'chiller.create',
    summary: 'Menambah chiller; kapasitas faskes menjadi jumlah semua chillernya',
    extension: true,
    ignored,
    body: chillerInput,
    status: 201,
    answer: chiller,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Chiller/{id}',
    access: 'chiller.update',
    summary: 'Mengubah nama atau kapasitas chiller',
    extension: true,
    ignored,
    params: idParams,
    body: chillerInput,
    answer: chiller,
    versioned: chiller,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Chiller/{id}',
    access: 'chiller.delete',
    summary: 'Menghapus chiller yang belum punya catatan suhu',
    extension: true,
    params: idParams,
    answer: chiller,
  }),
};

import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { idParams, listQuery, page } from '../../core/list.ts';
import { expectedVersion, recordFields } from '../../core/record.ts';
import { textWithoutNik } from '../../core/values/company.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { facilityDigits } from '../faktur/fields.ts';

/** Editable fields of a decree under which the government bears the PPN (PPN DTP). */
export const decreeFields = {
  aturan: textWithoutNik(5, 120),
  /** The last two digits of the codes of tax invoices 07 that name it. */
  fasilitas: facilityDigits,
  berlakuMulai: plausibleDay,
  /** Last day; null until it is known. */
  berlakuSampai: plausibleDay.nullish(),
};

export const decreeInput = z.strictObject({ ...decreeFields, version: expectedVersion });

/** A decree that LEGAL recorded, besides those of 2021 and 2022, which the product knows. */
export const decree = z.object({
  id: z.int(),
  aturan: z.string(),
  fasilitas: z.string(),
  berlakuMulai: z.iso.date(),
  berlakuSampai: z.iso.date().nullable(),
  ...recordFields,
});
export type Decree = z.infer<typeof decree>;

export const decreeCalls = {
  list: endpoint({
    method: 'GET',
    path: '/PeraturanDTP',
    access: 'decree.read',
    summary: 'Daftar peraturan yang menanggung PPN (PPN DTP)',
    extension: true,
    query: listQuery(['berlakuMulai', 'aturan', 'modifiedAt'], {
      /** Those that apply on a day. */
      pada: plausibleDay.optional(),
    }),
    answer: page(decree),
  }),
  get: endpoint({
    method: 'GET',
    path: '/PeraturanDTP/{id}',
    access: 'decree.read',
    summary: 'Satu peraturan yang menanggung PPN',
    extension: true,
    params: idParams,
    answer: decree,
  }),
  create: endpoint({
    method: 'POST',
    path: '/PeraturanDTP',
    access: 'decree.create',
    summary: 'Mencatat peraturan yang menanggung PPN; invoice PPN DTP terbit hanya dengannya',
    extension: true,
    body: decreeInput,
    status: 201,
    answer: decree,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/PeraturanDTP/{id}',
    access: 'decree.update',
    summary: 'Mengubah peraturan; invoice yang sudah terbit tetap menyebut yang dulu',
    extension: true,
    params: idParams,
    body: decreeInput,
    answer: decree,
    versioned: decree,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/PeraturanDTP/{id}',
    access: 'decree.delete',
    summary: 'Menghapus peraturan; invoice yang sudah terbit tetap menyebutnya',
    extension: true,
    params: idParams,
    answer: decree,
  }),
};

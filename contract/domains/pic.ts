import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { email, mobilePhone, recordFields, expectedVersion } from '../core/record.ts';
import { textWithoutNik } from '../core/values/company.ts';

/** Body that creates or updates a PIC (contact person). */
export const picInput = z.strictObject({
  namaPIC: textWithoutNik(3, 100),
  noHP: mobilePhone,
  email,
  version: expectedVersion,
});

/**
 * The contact person for the programme. That of a company's account is the contact of the company's
 * record, whose version and dates these are; other accounts have a contact of their own.
 */
export const pic = z.object({
  userId: z.int(),
  idBHBU: z.int().nullable(),
  namaInstansi: z.string().nullable(),
  namaPIC: z.string(),
  noHP: z.string(),
  email: z.string(),
  ...recordFields,
});
export type Pic = z.infer<typeof pic>;

/** The contact in the record of the own company, which an account confirms with this version. */
export const picSuggestion = z.object({
  namaPIC: z.string(),
  noHP: z.string(),
  email: z.string(),
  version: z.int(),
});
export type PicSuggestion = z.infer<typeof picSuggestion>;

/** The owner is the signed-in account; these body keys are ignored. */
const ignoredKeys = ['userId', 'idBHBU', 'namaInstansi'];

export const picCalls = {
  get: endpoint({
    method: 'GET',
    path: '/PIC/getByUserId',
    access: 'pic.read',
    summary:
      'PIC perusahaan sendiri, atau PIC akun lain; null bila belum dikonfirmasi atau dicatat',
    answer: pic.nullable(),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/PIC/usulan',
    access: 'pic.read',
    summary: 'PIC dari data perusahaan sendiri, untuk mengisi formulir; null bila tidak ada',
    extension: true,
    answer: picSuggestion.nullable(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/PIC',
    access: 'pic.create',
    summary: 'Mengonfirmasi PIC di data perusahaan sendiri, atau mencatat PIC akun lain',
    ignored: ignoredKeys,
    body: picInput,
    answer: pic,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/PIC',
    access: 'pic.update',
    summary: 'Mengubah PIC di data perusahaan sendiri, atau PIC akun lain',
    ignored: ignoredKeys,
    body: picInput,
    answer: pic,
  }),
};

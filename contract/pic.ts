import { z } from './zod.ts';
import { endpoint } from './endpoint.ts';
import { email, mobilePhone, recordFields, text, expectedVersion } from './record.ts';

/** Body that creates or updates a PIC (contact person). */
export const picInput = z.strictObject({
  namaPIC: text(3, 100),
  noHP: mobilePhone,
  email,
  version: expectedVersion,
});

/** The contact person for the programme of an account, and so of its company. */
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

/** The owner is the signed-in account; these body keys are ignored. */
const ignoredKeys = ['userId', 'idBHBU', 'namaInstansi'];

export const picCalls = {
  get: endpoint({
    method: 'GET',
    path: '/PIC/getByUserId',
    access: 'pic.read',
    summary: 'PIC akun sendiri; null bila belum ada',
    answer: pic.nullable(),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/PIC/usulan',
    access: 'pic.read',
    summary: 'PIC dari pendaftaran perusahaan sendiri, untuk mengisi formulir; null bila tidak ada',
    extension: true,
    answer: z.object({ namaPIC: z.string(), noHP: z.string(), email: z.string() }).nullable(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/PIC',
    access: 'pic.create',
    summary: 'Mencatat PIC akun sendiri',
    ignored: ignoredKeys,
    body: picInput,
    answer: pic,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/PIC',
    access: 'pic.update',
    summary: 'Mengubah PIC akun sendiri',
    ignored: ignoredKeys,
    body: picInput,
    answer: pic,
  }),
};

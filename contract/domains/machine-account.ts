import { endpoint } from '../core/endpoint.ts';
import { id, idParams, listQuery, page, recordId } from '../core/list.ts';
import { anyOf } from '../core/list-filter.ts';
import { expectedVersion, recordFields, timestamp } from '../core/record.ts';
import { textWithoutNik } from '../core/values/company.ts';
import { z } from '../core/zod.ts';
import { machineRightNames } from '../policy.ts';

/** Whose records a machine account reaches: all of the seller, those of one company, or those of one facility. */
export const machineScopes = ['PENJUAL', 'PERUSAHAAN', 'FASKES'] as const;

/** An account works until its token expires or it is revoked. */
export const machineStates = ['AKTIF', 'KEDALUWARSA', 'DICABUT'] as const;

/** Days for which a token can be valid. */
export const tokenDays = ['30', '90', '180', '365'] as const;

/** Hours for which the earlier tokens still work after a new one was made, so that the other system can change over. */
export const tokenOverlapHours = ['0', '24'] as const;

/** Most machine accounts of one company, of one facility, or of the seller, without the revoked ones. */
export const maxMachineAccounts = 20;

/** Calls that one machine account may make in a minute. */
export const machineCallsPerMinute = 120;

/** Start of every token, by which programs that search for leaked secrets know it. */
export const tokenPrefix = 'pvm_';

const machineFields = {
  nama: textWithoutNik(3, 80),
  hak: z.array(z.enum(machineRightNames)).min(1).max(machineRightNames.length),
};

export const newMachineInput = z.strictObject({
  ...machineFields,
  /** The company or the facility that it belongs to; neither for the seller. Their own accounts may omit it. */
  idBHBU: recordId.nullish().meta({ input: 'lookup:bhbu' }),
  idFaskes: recordId.nullish().meta({ input: 'lookup:faskes' }),
  berlakuHari: z.enum(tokenDays),
});

export const machineInput = z.strictObject({ ...machineFields, version: expectedVersion });

export const newTokenInput = z.strictObject({
  berlakuHari: z.enum(tokenDays),
  tokenLamaJam: z.enum(tokenOverlapHours),
});

export const machineRevocation = z.strictObject({ alasan: textWithoutNik(3, 500) });

/** An account by which another system calls the API: with a token, and never to sign in. */
export const machineAccount = z.object({
  id: z.int(),
  nama: z.string(),
  lingkup: z.enum(machineScopes),
  idBHBU: z.int().nullable(),
  idFaskes: z.int().nullable(),
  namaOrganisasi: z.string().nullable(),
  hak: z.array(z.enum(machineRightNames)),
  status: z.enum(machineStates),
  /** When the newest token expires; null once the account is revoked. */
  tokenSampai: timestamp.nullable(),
  /** Last call with any of its tokens, to the minute; null before the first. */
  terakhirDipakai: timestamp.nullable(),
  dicabutPada: timestamp.nullable(),
  alasan: z.string().nullable(),
  ...recordFields,
});
export type MachineAccount = z.infer<typeof machineAccount>;

/** A machine account with its new token, which only this answer has. */
export const machineAccountWithToken = machineAccount.extend({ token: z.string() });
export type MachineAccountWithToken = z.infer<typeof machineAccountWithToken>;

/** Response fields that a client may send back; the server ignores them. */
const ignored = [
  'lingkup',
  'idBHBU',
  'idFaskes',
  'namaOrganisasi',
  'status',
  'tokenSampai',
  'terakhirDipakai',
  'dicabutPada',
  'alasan',
];

export const machineAccountCalls = {
  list: endpoint({
    method: 'GET',
    path: '/AkunMesin',
    access: 'machineAccount.read',
    summary: 'Daftar akun mesin: sistem lain yang memanggil API ini dengan token',
    extension: true,
    query: listQuery(['nama', 'tokenSampai', 'terakhirDipakai', 'createdAt'], {
      status: anyOf(machineStates),
      lingkup: anyOf(machineScopes),
      idBHBU: id.optional(),
      idFaskes: id.optional(),
    }),
    answer: page(machineAccount),
  }),
  get: endpoint({
    method: 'GET',
    path: '/AkunMesin/{id}',
    access: 'machineAccount.read',
    summary: 'Satu akun mesin',
    extension: true,
    params: idParams,
    answer: machineAccount,
  }),
  create: endpoint({
    method: 'POST',
    path: '/AkunMesin',
    access: 'machineAccount.create',
    summary: 'Membuat akun mesin; tokennya hanya ada dalam jawaban ini',
    extension: true,
    stepUp: true,
    secret: true,
    body: newMachineInput,
    status: 201,
    answer: machineAccountWithToken,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/AkunMesin/{id}',
    access: 'machineAccount.update',
    summary: 'Mengubah nama dan hak akun mesin; berlaku sejak panggilan berikutnya',
    extension: true,
    stepUp: true,
    ignored,
    params: idParams,
    body: machineInput,
    answer: machineAccount,
  }),
  newToken: endpoint({
    method: 'POST',
    path: '/AkunMesin/token/{id}',
    access: 'machineAccount.update',
    summary: 'Membuat token baru; token lama berakhir segera atau sesudah 24 jam',
    extension: true,
    stepUp: true,
    secret: true,
    params: idParams,
    body: newTokenInput,
    answer: machineAccountWithToken,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/AkunMesin/cabut/{id}',
    access: 'machineAccount.update',
    summary: 'Mencabut akun mesin untuk selamanya; semua tokennya berakhir',
    extension: true,
    params: idParams,
    body: machineRevocation,
    answer: machineAccount,
  }),
};

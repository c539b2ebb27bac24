import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/list.ts';
import {
  email,
  expectedVersion,
  mobilePhone,
  recordFields,
  text,
  timestamp,
} from '../core/record.ts';
import { z } from '../core/zod.ts';
import { companyRightNames } from '../policy.ts';

/** Most accounts of one company, with those that are deactivated. */
export const maxCompanyUsers = 30;

/** What a company lets an account do, besides reading. */
const rights = z.array(z.enum(companyRightNames)).max(companyRightNames.length);

/** Body that opens an account for a colleague; its user name is made from the email. */
export const companyUserInput = z.strictObject({
  fullName: text(3, 100),
  /** Where the first password is sent. */
  email,
  noHP: mobilePhone.nullish(),
  hak: rights,
});

/** Body that changes what an account may do. */
export const companyUserRights = z.strictObject({ hak: rights, version: expectedVersion });

/** An account of a company, as its colleagues and the staff see it. */
export const companyUser = z.object({
  id: z.int(),
  userName: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  noHP: z.string().nullable(),
  hak: rights,
  isActive: z.boolean(),
  /** Expiry of the first password; null once it was changed. */
  kataSandiAwalSampai: timestamp.nullable(),
  lastSignedInAt: timestamp.nullable(),
  ...recordFields,
});
export type CompanyUser = z.infer<typeof companyUser>;

/** The accounts of a company, and whether a second person approves its orders. */
export const companyUsers = z.object({
  persetujuanPesanan: z.boolean(),
  /** Whether the caller may open an account, which the staff may as long as no account manages the others. */
  bolehMengundang: z.boolean(),
  data: z.array(companyUser),
});
export type CompanyUsers = z.infer<typeof companyUsers>;

export const companyUserCalls = {
  list: endpoint({
    method: 'GET',
    path: '/AkunPerusahaan/{id}',
    access: 'companyUser.read',
    summary:
      'Akun satu perusahaan beserta haknya, dan apakah pesanannya perlu persetujuan orang kedua',
    extension: true,
    params: idParams,
    answer: companyUsers,
  }),
  create: endpoint({
    method: 'POST',
    path: '/AkunPerusahaan/{id}',
    access: 'companyUser.create',
    summary: 'Membuat akun bagi seorang rekan; kata sandi awalnya dikirim lewat email',
    extension: true,
    stepUp: true,
    params: idParams,
    body: companyUserInput,
    status: 201,
    answer: companyUser,
  }),
  setApproval: endpoint({
    method: 'PUT',
    path: '/AkunPerusahaan/persetujuan/{id}',
    access: 'companyUser.update',
    summary: 'Mewajibkan persetujuan orang kedua atas pesanan perusahaan, atau tidak lagi',
    extension: true,
    stepUp: true,
    params: idParams,
    body: z.strictObject({ persetujuanPesanan: z.boolean() }),
    answer: companyUsers,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/AkunPerusahaan/hak/{id}',
    access: 'companyUser.update',
    summary: 'Mengubah hak sebuah akun perusahaan; sesinya berakhir',
    extension: true,
    stepUp: true,
    params: idParams,
    body: companyUserRights,
    answer: companyUser,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/AkunPerusahaan/aktif/{id}',
    access: 'companyUser.update',
    summary: 'Menonaktifkan akun perusahaan, yang mengakhiri sesinya, atau mengaktifkannya kembali',
    extension: true,
    params: idParams,
    body: z.strictObject({ isActive: z.boolean(), version: expectedVersion }),
    answer: companyUser,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/AkunPerusahaan/kataSandi/{id}',
    access: 'companyUser.update',
    summary: 'Mengirim kata sandi awal baru kepada pemilik akun lewat email; sesinya berakhir',
    extension: true,
    stepUp: true,
    params: idParams,
    answer: companyUser,
  }),
};

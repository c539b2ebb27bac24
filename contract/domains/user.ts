import { enteredValue } from '../core/values/entered.ts';
import { z } from '../core/zod.ts';
import { session } from './auth.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  choice,
  choiceQuery,
  booleanOrAll,
  id,
  idParams,
  listQuery,
  page,
  recordId,
} from '../core/list.ts';
import { roles } from '../policy.ts';
import {
  email,
  longText,
  timestamp,
  mobilePhone,
  recordFields,
  text,
  expectedVersion,
} from '../core/record.ts';
import { issueMessage } from '../core/messages/message.ts';

const fullName = text(3, 100);

/** Body that updates an account. */
export const userInput = z.strictObject({
  fullName,
  email: email.nullish(),
  noHP: mobilePhone.nullish(),
  /** Built-in role, or one created by an administrator. */
  roleId: recordId,
  /**
   * Id of the company or facility; the base role decides which of them, and whether it is required.
   */
  idReferensi: recordId.nullish(),
  version: expectedVersion,
});

/** Body that creates an account. */
export const newUserInput = z.strictObject({
  userName: enteredValue()
    .min(3)
    .max(40)
    .regex(/^[a-z0-9][a-z0-9._-]*$/i, issueMessage('user.userName')),
  ...userInput.omit({ version: true }).shape,
});

/** Body that updates one's own profile; role, organisation and status cannot be changed here. */
export const profileInput = z.strictObject({
  fullName,
  email: email.nullish(),
  noHP: mobilePhone.nullish(),
  /** Current password; required when the email or the phone number changes. */
  passwordLama: z.string().max(1000).optional(),
  version: expectedVersion,
});

/** An account as its owner and administrators see it. */
export const account = z.object({
  id: z.int(),
  userName: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  noHP: z.string().nullable(),
  roleName: z.enum(roles),
  roleId: z.int(),
  /** Name of the assigned role; differs from the base role if an administrator created it. */
  namaPeran: z.string(),
  idReferensi: z.int().nullable(),
  organizationID: z.int().nullable(),
  organizationName: z.string().nullable(),
  isActive: z.boolean(),
  /** Expiry of the initial password; null once it was changed. */
  kataSandiAwalSampai: timestamp.nullable(),
  lastSignedInAt: timestamp.nullable(),
  /** Whether it signs in with a second factor. */
  faktorKedua: z.boolean(),
  ...recordFields,
});
export type Account = z.infer<typeof account>;

/** An initial password, returned only in this response. */
const initialPassword = { kataSandiAwal: z.string(), berlakuSampai: timestamp };

/** An account with its new initial password. */
export const accountWithPassword = account.extend(initialPassword);
export type AccountWithPassword = z.infer<typeof accountWithPassword>;

/** An account as a filter option, with its organisation. */
const userChoice = choice.extend({
  organizationID: z.int().nullable(),
  organizationName: z.string().nullable(),
});

/** An open session of an account; without the id by which its owner may end it. */
const accountSession = session.omit({ id: true });
export type AccountSession = z.infer<typeof accountSession>;

/** Response fields that a client may send back; the server ignores them. */
const ignoredKeys = [
  'userName',
  'roleName',
  'namaPeran',
  'organizationID',
  'organizationName',
  'isActive',
  'kataSandiAwalSampai',
  'lastSignedInAt',
  'faktorKedua',
];

const userActiveInput = z.strictObject({
  isActive: z.boolean(),
  /** Why an account is deactivated, for the audit log; the console asks for it. */
  alasan: longText(500),
  version: expectedVersion,
});

export const userCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Gtc/GetWithFilter',
    access: 'user.read',
    summary: 'Daftar akun',
    query: listQuery(['fullName', 'userName', 'namaPeran', 'lastSignedInAt', 'modifiedAt'], {
      idUser: id.optional(),
      roleId: id.optional(),
      idBHBU: id.optional(),
      idFaskes: id.optional(),
      isActive: booleanOrAll,
    }),
    answer: page(account),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/Gtc/GetFilterOnly',
    access: 'user.choose',
    summary: 'Nama pengguna untuk saringan, dengan perusahaan atau faskesnya',
    query: choiceQuery,
    answer: z.array(userChoice),
  }),
  choicesOfAm: endpoint({
    method: 'GET',
    path: '/gtc/getfilteronlyroleam',
    access: 'user.chooseManager',
    summary: 'Account manager untuk daftar pilihan',
    query: choiceQuery,
    answer: z.array(choice),
  }),
  get: endpoint({
    method: 'GET',
    path: '/GTC/GetById/{id}',
    access: 'account.read',
    summary: 'Satu akun: milik sendiri, atau siapa pun bagi administrator',
    beforePasswordChange: true,
    params: idParams,
    answer: account,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/gtc/pengguna/{id}/sesi',
    access: 'user.read',
    summary: 'Sesi sebuah akun yang masih terbuka, yang terakhir dipakai lebih dahulu',
    extension: true,
    params: idParams,
    answer: z.array(accountSession),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/gtc/pengguna/{id}/sesi',
    access: 'user.update',
    summary: 'Mengakhiri semua sesi akun orang lain',
    extension: true,
    stepUp: true,
    params: idParams,
    answer: z.object({ ended: z.int() }),
  }),
  removeFactor: endpoint({
    method: 'DELETE',
    path: '/gtc/pengguna/{id}/faktor',
    access: 'user.update',
    summary: 'Menghapus faktor kedua akun orang lain, misalnya karena ponselnya hilang',
    extension: true,
    stepUp: true,
    params: idParams,
    answer: account,
  }),
  create: endpoint({
    method: 'POST',
    path: '/GTC/Register',
    access: 'user.create',
    summary: 'Membuat akun; kata sandi awalnya dijawab sekali ini saja',
    secret: true,
    stepUp: true,
    body: newUserInput,
    status: 201,
    answer: accountWithPassword,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/GTC/UpdateUser/{id}',
    aliases: ['/GTC/UpdateUser'],
    access: 'user.update',
    summary: 'Mengubah akun orang lain; ganti peran atau rujukan mengakhiri sesinya',
    ignored: ignoredKeys,
    stepUp: true,
    params: idParams,
    body: userInput,
    answer: account,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/GTC/UpdateAktif/{id}',
    access: 'user.update',
    summary: 'Menonaktifkan akun, yang mengakhiri sesinya, atau mengaktifkannya kembali',
    extension: true,
    params: idParams,
    body: userActiveInput,
    answer: account,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/GTC/ResetPassword/{id}',
    access: 'user.update',
    summary: 'Memberi akun kata sandi awal baru, dijawab sekali ini saja; sesinya berakhir',
    extension: true,
    secret: true,
    stepUp: true,
    params: idParams,
    answer: accountWithPassword,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/GTC/deletebyid/{id}',
    access: 'user.delete',
    summary: 'Menghapus akun; masih dapat dipulihkan',
    params: idParams,
    answer: account,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/GTC/pulihkan/{id}',
    access: 'user.delete',
    summary: 'Memulihkan akun yang dihapus',
    extension: true,
    params: idParams,
    answer: account,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/GTC/UpdateProfile',
    access: 'account.update',
    summary: 'Mengubah data diri sendiri; email dan nomor HP dengan kata sandi sekarang',
    body: profileInput,
    answer: account,
  }),
};

import { endpoint } from '../core/endpoint.ts';
import { factorWays } from '../core/errors.ts';
import { idParams } from '../core/list.ts';
import { text, timestamp } from '../core/record.ts';
import { z } from '../core/zod.ts';
import { signInResponse } from './auth.ts';
import { factorModes } from './factor-rule.ts';

/** Passkeys that an account may have. */
export const maxPasskeys = 10;

/** Days for which a trusted device signs in without the second factor. */
export const trustedDeviceDays = 30;

/** What a browser returns for a passkey (WebAuthn, in JSON); the server checks its content. */
const browserAnswer = z.looseObject({ id: z.string().max(2_000) });

/** A code of an authenticator app, with or without a space in the middle. */
const totpCode = z.string().max(20);

/** Proofs of a second factor, of which the call needs exactly one. */
const factorProof = {
  totp: totpCode.optional(),
  passkey: browserAnswer.optional(),
  pemulihan: z.string().max(60).optional(),
};
export type FactorProof = z.output<z.ZodObject<typeof factorProof>>;

const passkeyName = text(1, 60);

/** A passkey of an account. */
export const passkeyRecord = z.object({
  id: z.int(),
  nama: z.string(),
  dibuat: timestamp,
  terakhirDipakai: timestamp.nullable(),
});
export type PasskeyRecord = z.infer<typeof passkeyRecord>;

/** A device that signs in without the second factor. */
export const trustedDevice = z.object({
  id: z.int(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  terakhirDipakai: timestamp,
  sampai: timestamp,
  /** Whether it is the device of this request. */
  isCurrent: z.boolean(),
});
export type TrustedDevice = z.infer<typeof trustedDevice>;

/** The second factor of one's own account. */
export const ownFactors = z.object({
  /** When the authenticator app was set up; null without one. */
  totpSejak: timestamp.nullable(),
  passkey: z.array(passkeyRecord),
  /** Recovery codes that were not used yet. */
  sisaKodePemulihan: z.int(),
  aturan: z.enum(factorModes),
  /** When a required factor must have been set up; null where none is required, or it is there. */
  batas: timestamp.nullable(),
});
export type OwnFactors = z.infer<typeof ownFactors>;

/** New recovery codes, returned only in this response; null when the account has some already. */
const recoveryCodes = z.object({ kodePemulihan: z.array(z.string()).nullable() });

export const factorCalls = {
  signIn: endpoint({
    method: 'POST',
    path: '/gtc/masukFaktor',
    access: 'public',
    summary: 'Langkah kedua masuk: membuktikan faktor kedua dengan token dari langkah pertama',
    extension: true,
    body: z.strictObject({
      token: z.string().max(200),
      ...factorProof,
      /** Whether this device signs in without the second factor for `trustedDeviceDays`. */
      percayai: z.boolean().optional(),
    }),
    answer: signInResponse,
  }),
  get: endpoint({
    method: 'GET',
    path: '/gtc/faktor',
    access: 'factor.read',
    summary: 'Faktor kedua akun sendiri, dan apakah perannya mewajibkannya',
    extension: true,
    beforeFactor: true,
    answer: ownFactors,
  }),
  startTotp: endpoint({
    method: 'POST',
    path: '/gtc/faktor/totp',
    access: 'factor.update',
    summary: 'Memulai aplikasi autentikator: rahasianya, sebagai teks dan sebagai alamat kode QR',
    extension: true,
    beforeFactor: true,
    stepUp: true,
    secret: true,
    answer: z.object({ rahasia: z.string(), alamat: z.string() }),
  }),
  confirmTotp: endpoint({
    method: 'PUT',
    path: '/gtc/faktor/totp',
    access: 'factor.update',
    summary: 'Memasang aplikasi autentikator dengan kode pertamanya',
    extension: true,
    beforeFactor: true,
    stepUp: true,
    secret: true,
    body: z.strictObject({ kode: totpCode }),
    answer: recoveryCodes,
  }),
  removeTotp: endpoint({
    method: 'DELETE',
    path: '/gtc/faktor/totp',
    access: 'factor.update',
    summary: 'Melepas aplikasi autentikator',
    extension: true,
    stepUp: true,
    answer: ownFactors,
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/gtc/faktor/passkey/mulai',
    access: 'factor.update',
    summary: 'Pilihan untuk `navigator.credentials.create` dan token untuk menambah passkey',
    extension: true,
    beforeFactor: true,
    stepUp: true,
    secret: true,
    answer: z.object({ token: z.string(), pilihan: z.looseObject({}) }),
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/gtc/faktor/passkey',
    access: 'factor.update',
    summary: 'Menambah passkey yang dibuat peramban',
    extension: true,
    beforeFactor: true,
    stepUp: true,
    secret: true,
    body: z.strictObject({
      token: z.string().max(200),
      nama: passkeyName,
      jawaban: browserAnswer,
    }),
    status: 201,
    answer: recoveryCodes,
  }),
  renamePasskey: endpoint({
    method: 'PUT',
    path: '/gtc/faktor/passkey/{id}',
    access: 'factor.update',
    summary: 'Memberi passkey nama lain',
    extension: true,
    params: idParams,
    body: z.strictObject({ nama: passkeyName }),
    answer: passkeyRecord,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/gtc/faktor/passkey/{id}',
    access: 'factor.update',
    summary: 'Menghapus sebuah passkey',
    extension: true,
    stepUp: true,
    params: idParams,
    answer: passkeyRecord,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/gtc/faktor/pemulihan',
    access: 'factor.update',
    summary: 'Mengganti semua kode pemulihan; yang lama tidak berlaku lagi',
    extension: true,
    stepUp: true,
    secret: true,
    answer: z.object({ kodePemulihan: z.array(z.string()) }),
  }),
  devices: endpoint({
    method: 'GET',
    path: '/gtc/perangkat',
    access: 'factor.read',
    summary: 'Perangkat tepercaya, yang masuk tanpa faktor kedua',
    extension: true,
    answer: z.array(trustedDevice),
  }),
  distrustDevice: endpoint({
    method: 'DELETE',
    path: '/gtc/perangkat/{id}',
    access: 'factor.update',
    summary: 'Mencabut kepercayaan pada sebuah perangkat',
    extension: true,
    params: idParams,
    answer: trustedDevice,
  }),
  startConfirmation: endpoint({
    method: 'POST',
    path: '/gtc/konfirmasi/mulai',
    access: 'session.confirm',
    summary: 'Dengan apa akun sendiri dapat dikonfirmasi untuk tindakan yang sensitif',
    extension: true,
    beforeFactor: true,
    secret: true,
    answer: z.object({
      cara: z.array(z.enum(['kataSandi', ...factorWays])),
      /** For a passkey: the token of this confirmation, and the options of the browser. */
      token: z.string().nullable(),
      passkey: z.looseObject({}).nullable(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/gtc/konfirmasi',
    access: 'session.confirm',
    summary: 'Membuktikan kata sandi atau faktor kedua lagi, untuk tindakan yang sensitif',
    extension: true,
    beforeFactor: true,
    secret: true,
    body: z.strictObject({
      passwordLama: z.string().max(1000).optional(),
      token: z.string().max(200).optional(),
      totp: factorProof.totp,
      passkey: factorProof.passkey,
    }),
    answer: z.object({ sampai: timestamp }),
  }),
};

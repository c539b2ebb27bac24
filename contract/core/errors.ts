import { z } from './zod.ts';

/**
 * Error codes of the API with their HTTP status. Sent as `application/problem+json` (RFC 9457).
 */
export const problems = {
  TIDAK_TERBACA: { status: 400 },
  BELUM_MASUK: { status: 401 },
  SESI_BERAKHIR: { status: 401 },
  GAGAL_MASUK: { status: 401 },
  AKSES_DITOLAK: { status: 403 },
  FAKTOR_DIPERLUKAN: { status: 401 },
  GANTI_KATA_SANDI: { status: 403 },
  ATUR_FAKTOR: { status: 403 },
  KONFIRMASI_DIPERLUKAN: { status: 403 },
  TIDAK_DITEMUKAN: { status: 404 },
  METODE_SALAH: { status: 405 },
  TERLALU_LAMBAT: { status: 408 },
  KEADAAN_SALAH: { status: 409 },
  MASIH_DIPAKAI: { status: 409 },
  SEDANG_DIPROSES: { status: 409 },
  ORANG_KEDUA_DIPERLUKAN: { status: 409 },
  LAYANAN_LUAR: { status: 409 },
  VERSI_BASI: { status: 412 },
  TERLALU_BESAR: { status: 413 },
  JENIS_SALAH: { status: 415 },
  TIDAK_SAH: { status: 422 },
  KUNCI_DIPAKAI: { status: 422 },
  CAPTCHA_DIPERLUKAN: { status: 422 },
  TERLALU_SERING: { status: 429 },
  KESALAHAN_SISTEM: { status: 500 },
  BELUM_SIAP: { status: 503 },
} as const satisfies Record<string, { status: number }>;

export type ProblemCode = keyof typeof problems;

/** The ways to prove the second factor of an account. */
export const factorWays = ['totp', 'passkey', 'pemulihan'] as const;
export type FactorWay = (typeof factorWays)[number];

/**
 * A sign-in whose password was right and whose second factor is still to be proved. The token opens no
 * session; only the call `factor.signIn` accepts it.
 */
export const pendingSignIn = z.object({
  token: z.string(),
  cara: z.array(z.enum(factorWays)),
  /** Options of the browser's `navigator.credentials.get`; null without a passkey. */
  passkey: z.looseObject({}).nullable(),
  sampai: z.iso.datetime(),
});
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/**
 * Body of a failed call. `errors` is keyed by field; `current` and `submitted` accompany 412;
 * `currentState` and `reason` accompany a 409 of a lifecycle; `antrean` accompanies the 503 of an
 * export that waits; `faktor` accompanies the 401 of a sign-in that needs a second factor; `perubahan`
 * accompanies the 409 of a change that has to be proposed to another person.
 */
export const problemBody = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string(),
  current: z.unknown().optional(),
  submitted: z.unknown().optional(),
  /** The record's state, as in its `status` field. */
  currentState: z.string().optional(),
  /** `state` when the state forbids the event, else the name of the guard that does. */
  reason: z.string().optional(),
  /** Position in the queue of exports, from 1. Repeating the call keeps it. */
  antrean: z.int().optional(),
  /** Sheets of a workbook in which the expected one is missing. */
  lembar: z.array(z.string()).optional(),
  faktor: pendingSignIn.optional(),
  /** The change to propose, of `proposableChanges`. */
  perubahan: z.string().optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;

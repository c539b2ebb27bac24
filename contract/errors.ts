import { z } from './zod.ts';

/**
 * Error codes of the API, with HTTP status and title. Sent as `application/problem+json` (RFC
 * 9457).
 */
export const problems = {
  TIDAK_TERBACA: { status: 400, title: 'Permintaan tidak terbaca' },
  BELUM_MASUK: { status: 401, title: 'Anda belum masuk' },
  SESI_BERAKHIR: { status: 401, title: 'Sesi Anda telah berakhir' },
  GAGAL_MASUK: { status: 401, title: 'Tidak dapat masuk' },
  AKSES_DITOLAK: { status: 403, title: 'Akses ditolak' },
  GANTI_KATA_SANDI: { status: 403, title: 'Kata sandi awal belum diganti' },
  TIDAK_DITEMUKAN: { status: 404, title: 'Tidak ditemukan' },
  METODE_SALAH: { status: 405, title: 'Metode tidak dikenal di alamat ini' },
  KEADAAN_SALAH: { status: 409, title: 'Tidak dapat dilakukan pada keadaan ini' },
  MASIH_DIPAKAI: { status: 409, title: 'Masih dipakai' },
  SEDANG_DIPROSES: { status: 409, title: 'Permintaan yang sama sedang diproses' },
  LAYANAN_LUAR: { status: 409, title: 'Layanan luar tidak dapat dipakai' },
  VERSI_BASI: { status: 412, title: 'Data sudah diubah orang lain' },
  TERLALU_BESAR: { status: 413, title: 'Kiriman terlalu besar' },
  JENIS_SALAH: { status: 415, title: 'Jenis kiriman tidak didukung' },
  TIDAK_SAH: { status: 422, title: 'Ada isian yang perlu diperbaiki' },
  KUNCI_DIPAKAI: { status: 422, title: 'Kunci idempotensi sudah dipakai untuk isian lain' },
  CAPTCHA_DIPERLUKAN: { status: 422, title: 'Selesaikan captcha lebih dahulu' },
  TERLALU_SERING: { status: 429, title: 'Terlalu sering mencoba' },
  KESALAHAN_SISTEM: { status: 500, title: 'Terjadi Kesalahan Sistem' },
  BELUM_SIAP: { status: 503, title: 'Layanan belum siap' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** Body of a failed call. `errors` is keyed by field; `current` and `submitted` accompany 412. */
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
});
export type ProblemBody = z.infer<typeof problemBody>;

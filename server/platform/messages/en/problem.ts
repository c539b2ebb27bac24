import type { problemTexts as indonesian } from '../id/problem.ts';

/** Titles of error codes. */
export const problemTexts: Record<keyof typeof indonesian, string> = {
  'problem.TIDAK_TERBACA': 'The request cannot be read',
  'problem.BELUM_MASUK': 'You are not signed in',
  'problem.SESI_BERAKHIR': 'Your session has ended',
  'problem.GAGAL_MASUK': 'Cannot sign in',
  'problem.AKSES_DITOLAK': 'Access denied',
  'problem.GANTI_KATA_SANDI': 'The initial password was not changed',
  'problem.TIDAK_DITEMUKAN': 'Not found',
  'problem.METODE_SALAH': 'The method is not known at this address',
  'problem.TERLALU_LAMBAT': 'The request is too slow',
  'problem.KEADAAN_SALAH': 'Not possible in this state',
  'problem.MASIH_DIPAKAI': 'Still in use',
  'problem.SEDANG_DIPROSES': 'The same request is in progress',
  'problem.LAYANAN_LUAR': 'An external service cannot be used',
  'problem.VERSI_BASI': 'Someone else has changed this data',
  'problem.TERLALU_BESAR': 'The request is too large',
  'problem.JENIS_SALAH': 'This kind of request is not supported',
  'problem.TIDAK_SAH': 'Some fields need correction',
  'problem.KUNCI_DIPAKAI': 'The idempotency key was used for other data',
  'problem.CAPTCHA_DIPERLUKAN': 'Complete the captcha first',
  'problem.TERLALU_SERING': 'Too many attempts',
  'problem.KESALAHAN_SISTEM': 'A system error occurred',
  'problem.BELUM_SIAP': 'The service is not ready',
};

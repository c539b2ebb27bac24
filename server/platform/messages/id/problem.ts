import type { ProblemCode } from '#contract/core/errors.ts';

/** Titles of error codes. */
export const problemTexts = {
  'problem.TIDAK_TERBACA': 'Permintaan tidak terbaca',
  'problem.BELUM_MASUK': 'Anda belum masuk',
  'problem.SESI_BERAKHIR': 'Sesi Anda telah berakhir',
  'problem.GAGAL_MASUK': 'Tidak dapat masuk',
  'problem.AKSES_DITOLAK': 'Akses ditolak',
  'problem.GANTI_KATA_SANDI': 'Kata sandi awal belum diganti',
  'problem.TIDAK_DITEMUKAN': 'Tidak ditemukan',
  'problem.METODE_SALAH': 'Metode tidak dikenal di alamat ini',
  'problem.TERLALU_LAMBAT': 'Kiriman terlalu lambat',
  'problem.KEADAAN_SALAH': 'Tidak dapat dilakukan pada status ini',
  'problem.MASIH_DIPAKAI': 'Masih dipakai',
  'problem.SEDANG_DIPROSES': 'Permintaan yang sama sedang diproses',
  'problem.LAYANAN_LUAR': 'Layanan luar tidak dapat dipakai',
  'problem.VERSI_BASI': 'Data sudah diubah orang lain',
  'problem.TERLALU_BESAR': 'Kiriman terlalu besar',
  'problem.JENIS_SALAH': 'Jenis kiriman tidak didukung',
  'problem.TIDAK_SAH': 'Ada isian yang perlu diperbaiki',
  'problem.KUNCI_DIPAKAI': 'Kunci idempotensi sudah dipakai untuk isian lain',
  'problem.CAPTCHA_DIPERLUKAN': 'Selesaikan captcha lebih dahulu',
  'problem.TERLALU_SERING': 'Terlalu sering mencoba',
  'problem.KESALAHAN_SISTEM': 'Terjadi Kesalahan Sistem',
  'problem.BELUM_SIAP': 'Layanan belum siap',
} as const satisfies Record<`problem.${ProblemCode}`, string>;

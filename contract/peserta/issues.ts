/**
 * Effect of an issue. `rejected`: the row is not saved. `invalid`: the participant is saved with
 * status INVALID, to be corrected later. `warning`: it is saved as VALID.
 */
export type IssueEffect = 'rejected' | 'invalid' | 'warning';

interface IssueCodeInfo {
  readonly effect: IssueEffect;
  /** What is wrong. */
  readonly title: string;
  /** How to correct it. */
  readonly remedy: string;
}

export const issueCodes = {
  E01: {
    effect: 'rejected',
    title: 'NIK bukan 16 angka',
    remedy: 'Salin NIK dari KTP: 16 angka tanpa spasi atau huruf.',
  },
  E02: {
    effect: 'invalid',
    title: 'NIK memuat tanggal atau nomor urut yang tidak mungkin',
    remedy: 'Periksa angka ke-7 sampai ke-16 dengan KTP; tanggal perempuan ditambah 40.',
  },
  E03: {
    effect: 'rejected',
    title: 'NIK rusak oleh Excel',
    remedy: 'Ubah format kolom NIK menjadi Teks, lalu tulis ulang: Excel hanya menyimpan 15 angka.',
  },
  E04: {
    effect: 'rejected',
    title: 'Orang yang sama ada dua kali di berkas ini',
    remedy: 'Hapus salah satu barisnya.',
  },
  E05: {
    effect: 'invalid',
    title: 'Sudah terdaftar pada program ini',
    remedy: 'Hubungi account manager Anda untuk memeriksanya.',
  },
  E06: {
    effect: 'warning',
    title: 'Tanggal lahir berbeda dari NIK',
    remedy: 'Periksa dengan KTP. NIK tidak diganti bila tanggal lahir pernah diperbaiki.',
  },
  E07: {
    effect: 'warning',
    title: 'Jenis kelamin berbeda dari NIK',
    remedy: 'Periksa dengan KTP.',
  },
  E08: {
    effect: 'invalid',
    title: 'Usia belum memenuhi syarat',
    remedy: 'Peserta berusia paling sedikit 18 tahun; periksa tanggal lahirnya.',
  },
  E09: {
    effect: 'invalid',
    title: 'Nomor HP tidak sah',
    remedy: 'Tulis nomor seluler, misalnya 0812 3456 7890.',
  },
  E10: {
    effect: 'invalid',
    title: 'Kabupaten/kota tidak dikenal',
    remedy: 'Pilih dari daftar, atau tulis kodenya, misalnya 32.73.',
  },
  E11: {
    effect: 'invalid',
    title: 'Kategori tidak dikenal',
    remedy: 'Pilih dari daftar kategori.',
  },
  E12: {
    effect: 'rejected',
    title: 'Identitas warga negara asing belum lengkap',
    remedy: 'Isi nomor paspor, nomor KITAS/KITAP dan negara.',
  },
  E13: {
    effect: 'rejected',
    title: 'Isian wajib masih kosong atau tidak terbaca',
    remedy: 'Lengkapi isian ini.',
  },
  E14: {
    effect: 'invalid',
    title: 'Jarak ke dosis sebelumnya belum cukup',
    remedy: 'Periksa tanggal dosis sebelumnya.',
  },
  E15: {
    effect: 'rejected',
    title: 'Belum ada persetujuan peserta',
    remedy: 'Catat persetujuan (Y) setelah peserta menyetujui pemrosesan datanya (UU 27/2022).',
  },
  E16: {
    effect: 'invalid',
    title: 'Isian tidak sesuai',
    remedy: 'Perbaiki isian ini.',
  },
  E17: {
    effect: 'invalid',
    title: 'Rencana vaksinasi belum dapat dipakai',
    remedy:
      'Pilih faskes aktif yang melayani perusahaan, dan tanggal mulai hari ini saat faskes itu buka.',
  },
  E18: {
    effect: 'invalid',
    title: 'Tidak lolos smart checking',
    remedy: 'Periksa keterangannya; unggah hasil yang baru setelah datanya diperbaiki.',
  },
  E19: {
    effect: 'rejected',
    title: 'Tidak ada peserta dengan NIK ini',
    remedy: 'Periksa NIK-nya, atau daftarkan orangnya dahulu.',
  },
  W01: {
    effect: 'warning',
    title: 'Kode wilayah di NIK tidak dikenal atau sudah lama',
    remedy: 'Periksa enam angka pertama; kode lama tetap berlaku.',
  },
  W02: {
    effect: 'warning',
    title: 'Nama mirip dengan peserta lain',
    remedy: 'Pastikan bukan orang yang sama.',
  },
  W03: {
    effect: 'warning',
    title: 'Nomor HP dipakai lebih dari lima orang',
    remedy: 'Minta nomor masing-masing peserta.',
  },
  W04: {
    effect: 'warning',
    title: 'Nama berbeda dari peserta dengan NIK ini',
    remedy: 'Pastikan hasil ini memang tentang orang itu.',
  },
} as const satisfies Record<string, IssueCodeInfo>;

export type IssueCode = keyof typeof issueCodes;

export const issueCodeNames = Object.keys(issueCodes) as [IssueCode, ...IssueCode[]];

/** An issue of one field of a participant. */
export interface Issue {
  readonly code: IssueCode;
  readonly field: string;
  /** Replaces the general title when set. */
  readonly detail?: string;
}

/** Returns the text shown for an issue: what is wrong and how to correct it. */
export function issueText({ code, detail }: Issue): string {
  const { title, remedy } = issueCodes[code];
  return `${detail ?? title}. ${remedy}`;
}

/** Returns the worst effect of several issues, or `fine` without any. */
export function worstEffect(issues: readonly Issue[]): IssueEffect | 'fine' {
  const effects = new Set<IssueEffect>(issues.map(one => issueCodes[one.code].effect));
  if (effects.has('rejected')) return 'rejected';
  if (effects.has('invalid')) return 'invalid';
  return effects.has('warning') ? 'warning' : 'fine';
}

/** Results of the ministry's smart check, which verifies people before they enter its system. */
export const smartCheckStates = ['VALID', 'TIDAK_VALID', 'SUDAH_VAKSIN'] as const;
export type SmartCheckState = (typeof smartCheckStates)[number];

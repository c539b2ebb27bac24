import type { ReadActivity, readActivities } from '../../../person-reads.ts';

/** What someone did who read data of a person, in plain words; also printed in the copy for the person. */
export const readActivityLabels = {
  DAFTAR: 'Melihat daftar peserta',
  HALAMAN: 'Membuka halaman peserta',
  PERUBAHAN: 'Mengubah data peserta',
  NOMOR_IDENTITAS: 'Menampilkan nomor identitas lengkap',
  EKSPOR: 'Mengekspor daftar peserta',
  UNGGAHAN: 'Memeriksa baris unggahan',
  DATA_GANDA: 'Memeriksa data ganda',
  PENCARIAN: 'Menemukan lewat pencarian',
  PERTANYAAN: 'Membaca pertanyaan kepada peserta',
  ANTREAN: 'Melihat antrean vaksinasi',
  KUNJUNGAN: 'Membuka kunjungan vaksinasi',
  KIPI: 'Membaca data KIPI',
  SATUSEHAT: 'Menyiapkan data untuk SATUSEHAT',
  KONTAK: 'Melihat daftar yang perlu dihubungi',
  BUKTI: 'Membaca atau mencetak bukti vaksinasi',
  VOUCHER: 'Melihat pemegang voucher',
  PERIKSA_VOUCHER: 'Memeriksa voucher',
  STOK: 'Melihat mutasi stok dengan nama penerima dosis',
  PERMINTAAN: 'Mengerjakan permintaan data pribadi',
  SALINAN: 'Mengunduh salinan data pribadi',
  INSIDEN: 'Menangani insiden data pribadi',
  PENAHANAN: 'Menahan data untuk perkara hukum',
  JEJAK_AUDIT: 'Membaca jejak audit',
  JEJAK_BACA: 'Melihat siapa yang membaca',
} as const satisfies Record<ReadActivity, string>;

/** The purposes of processing, shortly. */
export const purposeLabels = {
  PENDAFTARAN: 'Pendaftaran',
  VAKSINASI: 'Pelayanan vaksinasi',
  BUKTI: 'Bukti vaksinasi',
  DOSIS: 'Pertanggungjawaban dosis dan voucher',
  KEAMANAN: 'Keamanan dan rekam jejak',
  HAK: 'Hak subjek data',
} as const satisfies Record<(typeof readActivities)[ReadActivity], string>;

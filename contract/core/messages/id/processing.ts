import type { PersonalDataClass, ProcessingBasis, ProcessingPurpose } from '../../../processing.ts';

/** Names of the purposes of processing. */
export const purposeNames = {
  PENDAFTARAN: 'Pendaftaran, pemeriksaan data dan penjadwalan vaksinasi',
  VAKSINASI: 'Pencatatan vaksinasi, skrining dan kejadian ikutan (KIPI)',
  BUKTI: 'Penerbitan dan pemeriksaan bukti vaksinasi',
  DOSIS: 'Pertanggungjawaban dosis, voucher dan invoice',
  KEUANGAN: 'Invoice, pembayaran dan pajak',
  USAHA: 'Kerja sama dengan perusahaan dan fasilitas kesehatan',
  AKUN: 'Pengelolaan akun',
  KEAMANAN: 'Keamanan sistem dan rekam jejak pemrosesan',
  HAK: 'Pemenuhan hak subjek data pribadi',
  PORTAL: 'Penyelenggaraan portal: dasbor, pencarian, pemberitahuan dan email',
} satisfies Record<ProcessingPurpose, string>;

/** Who receives the data that are processed for a purpose. */
export const purposeRecipients = {
  PENDAFTARAN: 'Perusahaan pendaftar; fasilitas kesehatan tempat vaksinasi',
  VAKSINASI:
    'Fasilitas kesehatan; Kementerian Kesehatan, dinas kesehatan, Komda dan Komnas PP KIPI',
  BUKTI: 'Peserta; perusahaan pendaftar; pemeriksa kode QR (inisial dan tahun lahir saja)',
  DOSIS: 'Perusahaan pendaftar; fasilitas kesehatan; penjual',
  KEUANGAN: 'Perusahaan; penjual; Direktorat Jenderal Pajak',
  USAHA: 'Perusahaan; fasilitas kesehatan; penjual',
  AKUN: 'Pemilik akun; pengelola akun perusahaan; petugas penjual',
  KEAMANAN: 'Petugas penjual',
  HAK: 'Pemohon; petugas pelindungan data; lembaga pelindungan data bila diminta',
  PORTAL: 'Pemilik akun; petugas penjual',
} satisfies Record<ProcessingPurpose, string>;

/** Names of the legal bases of article 20. */
export const basisNames = {
  PERSETUJUAN: 'Persetujuan (Pasal 20 ayat (2) huruf a)',
  PERJANJIAN: 'Pelaksanaan perjanjian (Pasal 20 ayat (2) huruf b)',
  KEWAJIBAN_HUKUM: 'Kewajiban hukum (Pasal 20 ayat (2) huruf c)',
  KEPENTINGAN_SAH: 'Kepentingan yang sah (Pasal 20 ayat (2) huruf f)',
} satisfies Record<ProcessingBasis, string>;

/** Names of the classes of personal data. */
export const dataClassNames = {
  IDENTITAS: 'Nomor identitas',
  KESEHATAN: 'Data kesehatan',
  PRIBADI: 'Data diri',
  KONTAK: 'Kontak',
  AKUN: 'Akun',
} satisfies Record<PersonalDataClass, string>;

/**
 * What data of a participant are processed for, on which basis (article 20) and who receives them. The copy that answers
 * a request names them.
 */
export const processingPurposes = [
  {
    kode: 'PENDAFTARAN',
    tujuan: 'Pendaftaran, pemeriksaan data dan penjadwalan vaksinasi',
    dasar: 'Persetujuan (Pasal 20 ayat (2) huruf a)',
    penerima: 'Perusahaan pendaftar; fasilitas kesehatan tempat vaksinasi',
  },
  {
    kode: 'VAKSINASI',
    tujuan: 'Pencatatan vaksinasi, skrining dan kejadian ikutan (KIPI)',
    dasar: 'Kewajiban hukum (Pasal 20 ayat (2) huruf c)',
    penerima:
      'Fasilitas kesehatan; Kementerian Kesehatan, dinas kesehatan, Komda dan Komnas PP KIPI',
  },
  {
    kode: 'BUKTI',
    tujuan: 'Penerbitan dan pemeriksaan bukti vaksinasi',
    dasar: 'Persetujuan (Pasal 20 ayat (2) huruf a)',
    penerima: 'Peserta; perusahaan pendaftar; pemeriksa kode QR (inisial dan tahun lahir saja)',
  },
  {
    kode: 'PERTANGGUNGJAWABAN',
    tujuan: 'Pertanggungjawaban dosis, voucher dan tagihan',
    dasar: 'Pelaksanaan perjanjian (Pasal 20 ayat (2) huruf b)',
    penerima: 'Perusahaan pendaftar; fasilitas kesehatan; penjual',
  },
  {
    kode: 'KEAMANAN',
    tujuan: 'Keamanan sistem dan rekam jejak pemrosesan',
    dasar: 'Kewajiban hukum (Pasal 20 ayat (2) huruf c, Pasal 31 dan 35)',
    penerima: 'Petugas penjual',
  },
  {
    kode: 'HAK',
    tujuan: 'Pemenuhan hak subjek data pribadi dan pemberitahuan kegagalan pelindungan',
    dasar: 'Kewajiban hukum (Pasal 20 ayat (2) huruf c, Pasal 5 sampai 13 dan 46)',
    penerima: 'Subjek data pribadi; lembaga pelindungan data pribadi',
  },
] as const;

export type ProcessingPurpose = (typeof processingPurposes)[number]['kode'];

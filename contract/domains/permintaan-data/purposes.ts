/**
 * What data of a participant are processed for, on which basis (article 20) and who receives them. The copy that answers
 * a request names them.
 */
export const processingPurposes = [
  {
    tujuan: 'Pendaftaran, pemeriksaan data dan penjadwalan vaksinasi',
    dasar: 'Persetujuan (Pasal 20 ayat (2) huruf a)',
    penerima: 'Perusahaan pendaftar; fasilitas kesehatan tempat vaksinasi',
  },
  {
    tujuan: 'Pencatatan vaksinasi, skrining dan kejadian ikutan (KIPI)',
    dasar: 'Kewajiban hukum (Pasal 20 ayat (2) huruf c)',
    penerima:
      'Fasilitas kesehatan; Kementerian Kesehatan, dinas kesehatan, Komda dan Komnas PP KIPI',
  },
  {
    tujuan: 'Penerbitan dan pemeriksaan bukti vaksinasi',
    dasar: 'Persetujuan (Pasal 20 ayat (2) huruf a)',
    penerima: 'Peserta; perusahaan pendaftar; pemeriksa kode QR (inisial dan tahun lahir saja)',
  },
  {
    tujuan: 'Pertanggungjawaban dosis, voucher dan tagihan',
    dasar: 'Pelaksanaan perjanjian (Pasal 20 ayat (2) huruf b)',
    penerima: 'Perusahaan pendaftar; fasilitas kesehatan; penjual',
  },
  {
    tujuan: 'Keamanan sistem dan rekam jejak pemrosesan',
    dasar: 'Kewajiban hukum (Pasal 20 ayat (2) huruf c, Pasal 31 dan 35)',
    penerima: 'Petugas penjual',
  },
] as const;

import type { RetentionClass } from '../../../domains/retensi/classes.ts';

/** Names of the classes of personal data. */
export const retentionNames = {
  pesertaTanpaDosis: 'Peserta yang belum pernah divaksinasi',
  rekamMedis: 'Peserta yang datang divaksinasi (rekam medis)',
  barisUnggahan: 'Isi baris unggahan',
  unggahanTerputus: 'Unggahan yang terputus',
  pertanyaan: 'Pertanyaan kepada peserta dan jawabannya',
  kontak: 'Catatan panggilan kepada peserta',
  tindakanLuring: 'Isi tindakan tanpa jaringan, dan lembar kertas',
  ubahBanyak: 'Nilai lama dari ubah banyak',
  penerimaTiket: 'Penerima tiket voucher',
  notifikasi: 'Pemberitahuan',
  surel: 'Email keluar',
  pengirimanWebhook: 'Pengiriman webhook',
  permintaanData: 'Pemohon permintaan data pribadi',
  sesi: 'Sesi, tautan kata sandi, dan tiket unduhan',
  perangkat: 'Perangkat yang dikenal',
  hitunganKeamanan: 'Hitungan keamanan dan panggilan ulang',
  akunDihapus: 'Akun yang dihapus',
  berkasDiganti: 'Berkas dan bukti yang sudah diganti',
  dokumenUsaha: 'Perusahaan, faskes, perjanjian, dan keuangan',
  jejakBaca: 'Catatan siapa yang membaca data peserta',
  jejakAudit: 'Jejak audit dan riwayat',
} satisfies Record<RetentionClass, string>;

import { retentionNames } from '#contract/core/messages/id/retention.ts';
import type {
  RetentionAction,
  RetentionClass,
  RetentionStart,
} from '#contract/domains/retensi/classes.ts';

/** Messages of the retention periods: `resources.retensi.*`. */
export const retensi = {
  lead: 'Berapa lama setiap kelas data pribadi disimpan, dan apa yang dihapus setiap hari. Angkanya dari pekerjaan harian terakhir.',
  holds: {
    none: 'Tidak ada penahanan data yang berlaku.',
    some: '%{smart_count} penahanan data berlaku; yang ditahan tidak dihapus.',
    link: 'Penahanan data',
  },
  kelas: retentionNames,
  uraian: {
    pesertaTanpaDosis:
      'Pendaftaran orang yang tidak pernah datang. Orangnya dianonimkan bila tidak satu pun pendaftarannya dipakai lagi.',
    rekamMedis:
      'Pendaftaran, dosis, skrining, KIPI, dan bukti vaksinasi. Sesudahnya dosis dan bukti tetap sah tanpa nama.',
    barisUnggahan:
      'Isi sel dan nilai lama; hitungan dan nomor baris tetap. Lamanya diatur di server (IMPORT_ROWS_DAYS).',
    unggahanTerputus: 'Berkas yang tidak selesai dibaca.',
    pertanyaan: 'Nilai yang ditanyakan dan jawabannya; bukti persetujuan tetap.',
    kontak: 'Catatan bebas dari panggilan; hasil panggilannya tetap.',
    tindakanLuring:
      'Isi tindakan yang sudah dikirim dan lembar kertas; kunjungan yang dicatatnya tetap.',
    ubahBanyak: 'Sesudahnya perubahan banyak tidak dapat diurungkan lagi.',
    penerimaTiket: 'Nama, email, dan nomor HP, sesudah vouchernya dipakai atau berakhir.',
    notifikasi: 'Yang sudah dibaca; selain itu paling banyak 500 per akun.',
    surel: 'Penerima dan isinya; waktu pengirimannya tetap.',
    pengirimanWebhook:
      'Peristiwa yang dikirim ke sistem lain: nomor, status, dan hasil pengirimannya.',
    permintaanData: 'Nama dan kontak pemohon; permintaannya tetap sebagai bukti.',
    sesi: 'Dihapus sesudah masa berlakunya.',
    perangkat: 'Browser yang tidak dipakai masuk lagi.',
    hitunganKeamanan: 'Dihapus sesudah masa berlakunya.',
    akunDihapus: 'Email, nomor HP, kata sandi, dan faktor kedua; namanya tetap di riwayat.',
    berkasDiganti: 'Berkas lama yang sudah ada penggantinya; berkas yang berlaku tetap.',
    dokumenUsaha:
      'Nama penanggung jawab, PIC, dan penanda tangan. Tetap bersama dokumennya selama hubungan usaha dan sepuluh tahun sesudahnya; tidak dihapus otomatis.',
    jejakBaca: 'Dihapus bersama segelnya; yang lebih muda tidak dapat dihapus.',
    jejakAudit: 'Bukti pemrosesan yang sah, disegel dan tidak dapat diubah.',
  } satisfies Record<RetentionClass, string>,
  masa: {
    jam: '%{smart_count} jam',
    hari: '%{smart_count} hari',
    tahun: '%{smart_count} tahun',
    none: 'langsung',
    unlimited: 'tidak dihapus otomatis',
  },
  dihitungSejak: {
    PERUBAHAN_TERAKHIR: 'sejak perubahan atau rencana terakhir',
    KUNJUNGAN_TERAKHIR: 'sejak kunjungan terakhir',
    UNGGAH: 'sejak diunggah',
    DIBUAT: 'sejak dibuat',
    SELESAI: 'sejak selesai',
    DIBACA: 'sejak dibaca',
    TERKIRIM: 'sejak terkirim',
    KEDALUWARSA: 'sesudah masa berlakunya',
    TERLIHAT: 'sejak terakhir dipakai',
    DIHAPUS: 'sejak dihapus',
    DIGANTI: 'sejak diganti',
    TIDAK_DIHITUNG: 'tidak dihitung',
  } satisfies Record<RetentionStart, string>,
  tindakan: {
    HAPUS: 'Dihapus',
    ANONIM: 'Dianonimkan',
    SIMPAN: 'Disimpan',
  } satisfies Record<RetentionAction, string>,
  lawyer: 'Perlu dikonfirmasi ahli hukum',
  law: 'Dasar: %{law}',
  stored: '%{smart_count} tersimpan',
  oldest: 'tertua %{day}',
  due: '%{smart_count} jatuh tempo dalam 30 hari',
  held: '%{smart_count} ditahan',
  no_hold: 'tidak terkena penahanan',
  not_counted: 'Belum dihitung; menunggu pekerjaan harian pertama.',
  runs: 'Pekerjaan terakhir',
  run: '%{day}: %{count} selesai',
  run_postponed: '%{day}: %{count} selesai, %{postponed} tertunda',
  run_open: '%{day}: %{count} selesai, dilanjutkan',
};

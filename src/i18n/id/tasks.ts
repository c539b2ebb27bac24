import type { Task } from '#contract/domains/dashboard/index.ts';

/** Texts of pending tasks, for the dashboard and the menu; `satisfies` makes a missing one a type error. */
const task = {
  pesertaTidakValid: '%{smart_count} data peserta perlu diperbaiki',
  pesertaGanda: '%{smart_count} pasangan peserta mungkin orang yang sama',
  kipiBelumDilaporkan: '%{smart_count} KIPI serius belum dilaporkan',
  dosisDuaTerlambat: '%{smart_count} peserta terlambat untuk dosis 2',
  buktiBelumTerbit: '%{smart_count} peserta sudah divaksin dan menunggu bukti vaksinasi',
  unggahanTerbuka: '%{smart_count} unggahan sudah diperiksa tetapi belum disimpan',
  pendaftaran: '%{smart_count} pendaftaran perusahaan menunggu diperiksa',
  faskesBerakhir:
    '%{smart_count} faskes dengan izin atau bukti yang habis dalam 30 hari atau sudah habis',
  faskesTanpaJadwal: '%{smart_count} faskes belum punya jadwal mingguan',
  perusahaanTanpaManajer: '%{smart_count} perusahaan tanpa account manager',
  perusahaanTanpaFaskes: '%{smart_count} perusahaan tanpa faskes, jadi belum dapat memesan',
  skbBerakhir: '%{smart_count} perusahaan dengan SKB yang sudah kedaluwarsa',
  pesananDiputuskan: '%{smart_count} pesanan menunggu keputusan penjual',
  penyesuaianDisetujui: '%{smart_count} pesanan Anda disesuaikan dan menunggu persetujuan Anda',
  pksDiterbitkan: '%{smart_count} pesanan diterima dan menunggu PKS atau Lampiran III',
  pksDitandatangani: '%{smart_count} PKS menunggu tanda tangan Anda',
  pksDitandatanganiPenjual: '%{smart_count} PKS menunggu tanda tangan penjual',
  pksDiverifikasi: '%{smart_count} PKS menunggu verifikasi',
  jawabanPeserta: '%{smart_count} jawaban peserta menunggu keputusan',
  permintaanDataDijawab: '%{smart_count} permintaan data pribadi belum dijawab (3 × 24 jam)',
  suratBelumDibaca: '%{smart_count} surat belum dibaca sesudah 3 hari; hubungi penerimanya',
  pembayaranDitunggu: '%{smart_count} pesanan menunggu pembayaran pertama',
  pembayaranDibalik: '%{smart_count} pesanan dengan pembayaran yang dibalik dan belum diganti',
  pembayaranPertama:
    '%{smart_count} invoice pertama menunggu pembayaran Anda; tanpa bukti sampai tenggatnya, pesanan batal',
  invoiceTerlambatDibayar: '%{smart_count} invoice lewat jatuh tempo menunggu pembayaran Anda',
  invoiceDibayar: '%{smart_count} invoice menunggu pembayaran Anda',
  buktiDiganti: '%{smart_count} invoice dengan bukti bayar yang ditolak; unggah bukti yang baru',
  pembayaranDiverifikasi: '%{smart_count} bukti pembayaran menunggu verifikasi',
  pembalikanDisetujui: '%{smart_count} pembalikan pembayaran menunggu persetujuan orang kedua',
  notaDisetujui: '%{smart_count} nota menunggu persetujuan orang kedua',
  invoiceDiterbitkan: '%{smart_count} draf invoice siap diterbitkan',
  invoiceLewatTempo: '%{smart_count} invoice lewat jatuh tempo',
  fakturDibuat: '%{smart_count} faktur pajak perlu dibuat sebelum tanggal 20',
  fakturDinomori: '%{smart_count} faktur pajak diekspor dan menunggu nomor dari Coretax',
  fakturBerselisih: '%{smart_count} faktur pajak berselisih dengan Coretax',
  kelebihanDiselesaikan: '%{smart_count} pembayaran dengan kelebihan yang belum diselesaikan',
  rekeningDicocokkan: '%{smart_count} uang masuk di rekening koran belum dicocokkan',
  dasarHukumDicatat: 'Dasar hukum PPN DTP dicatat supaya %{smart_count} draf invoice dapat terbit',
  penjualDisetujui: '%{smart_count} usulan data penjual menunggu persetujuan orang kedua',
  pesananDikirim: '%{smart_count} pesanan lunas menunggu pengiriman disusun',
  kirimanDiterbitkan: '%{smart_count} draf pengiriman menunggu diterbitkan',
  kirimanDikonfirmasi: '%{smart_count} pengiriman menunggu konfirmasi Anda',
  kirimanDikemas: '%{smart_count} pengiriman terkonfirmasi menunggu dikemas',
  kirimanDiberangkatkan: '%{smart_count} pengiriman sudah dikemas dan menunggu diberangkatkan',
  kirimanHariIni: '%{smart_count} kiriman dijadwalkan tiba hari ini',
  kirimanTerlambat: '%{smart_count} kiriman belum tiba padahal hari tibanya sudah lewat',
  kirimanDihitung: '%{smart_count} kiriman tiba menunggu dihitung dan ditandatangani',
  selisihDitandatangani: '%{smart_count} kiriman dengan selisih menunggu ditandatangani',
  tindakLanjutDibuat: '%{smart_count} kiriman dengan selisih menunggu tindak lanjut',
  suhuKirimanDitanggapi:
    '%{smart_count} kiriman tiba di luar batas suhu dan menunggu tanggapan Anda',
  suhuKirimanMenunggu:
    '%{smart_count} kiriman tiba di luar batas suhu dan menunggu tanggapan penjual',
  belumHadir: '%{smart_count} peserta belum hadir atau ditunda; hubungi dan jadwalkan lagi',
  penerimaDihubungi: '%{smart_count} penerima batch yang ditarik belum dihubungi',
  suhuDiLuarBatas: '%{smart_count} suhu di luar batas belum ditangani',
  stokTidakSeimbang: '%{smart_count} stok dosis tidak seimbang',
  karantinaDiputuskan: '%{smart_count} stok dengan dosis karantina yang belum diputuskan',
  sisaDilaporkan: '%{smart_count} stok dengan sisa dosis yang belum dilaporkan',
  dosisDiselesaikan:
    '%{smart_count} pesanan diakhiri dengan dosis yang sudah dibayar dan belum dikirim',
  kontrakVoucherDiaktifkan: '%{smart_count} kontrak voucher menunggu diaktifkan',
  transaksiVoucherDiaktifkan: '%{smart_count} transaksi dengan voucher yang belum diaktifkan',
  tiketGagal: '%{smart_count} transaksi dengan tiket voucher yang tidak terkirim',
  voucherDibekukan: '%{smart_count} voucher dibekukan dan menunggu keputusan',
  voucherSegeraKedaluwarsa: '%{smart_count} voucher belum dipakai dan kedaluwarsa dalam 30 hari',
  keputusanRapat: '%{smart_count} keputusan rapat teknis belum selesai',
  emailGagal: '%{smart_count} email tidak terkirim',
} satisfies Record<Task, string>;

/** The same for users whose only record is their own. */
const own = {
  faskesBerakhir: 'Izin atau bukti faskes Anda habis dalam 30 hari, atau sudah habis',
  faskesTanpaJadwal: 'Faskes Anda belum punya jadwal mingguan',
  skbBerakhir: 'SKB perusahaan Anda sudah kedaluwarsa',
} satisfies Partial<Record<Task, string>>;

/** `resources.dashboard.tasks.task.*` and `.own.*`. */
export const tasks = { task, own };

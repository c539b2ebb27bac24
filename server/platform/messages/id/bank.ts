/** Messages of bank statements. */
export const bankTexts = {
  'bank.columns':
    'Kolom tanggal, keterangan dan jumlah (atau debit dan kredit) tidak ditemukan; unduh lagi dari bank sebagai CSV, MT940 atau CAMT.053',
  'bank.notCamt': 'Berkas XML ini bukan rekening koran CAMT.053',
  'bank.empty': 'Berkas ini tidak memuat baris rekening koran',
  'bank.tooLong': 'Rekening koran paling banyak %{maks:number} baris; bagi menurut tanggal',
  'bank.term.invoice': '%{nomor} %{jumlah:rupiah}',
  'bank.term.payment': 'pembayaran tercatat %{nomor} %{jumlah:rupiah}',
  'bank.term.pph': 'PPh %{jenis} %{jumlah:rupiah}',
  'bank.term.ssp': 'SSP PPN %{jumlah:rupiah}',
  'bank.term.fee': 'biaya bank %{jumlah:rupiah}',
  'bank.term.total': '%{jumlah:rupiah}',
  'bank.account': 'Berkas ini tidak menyebut nomor rekeningnya; isi di sini',
  'bank.otherAccount':
    'Rekening %{rekening} bukan rekening penjual. Unggah rekening koran penjual, atau ajukan dahulu rekening barunya di Penjual',
  'bank.day': 'Tanggal tidak terbaca',
  'bank.future': 'Tanggal belum tiba',
  'bank.pending': 'Belum dibukukan bank; unggah lagi setelah bertanggal',
  'bank.amount': 'Jumlah tidak terbaca',
  'bank.cents': 'Jumlah bersen, seperti bunga; pembayaran perusahaan selalu rupiah bulat',
  'bank.direction': 'Tidak diketahui apakah uang masuk atau keluar; isi K atau D',
  'bank.currency': 'Bukan rupiah',
  'bank.mt940Line': 'Baris :61: tidak terbaca',
  'bank.wrongState':
    'Baris ini berstatus %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'bank.state.BARU': 'baru',
  'bank.state.DICOCOKKAN': 'sudah dicocokkan',
  'bank.state.DISISIHKAN': 'disisihkan',
  'bank.state.KELUAR': 'uang keluar',
  'bank.explanationGone':
    'Penjelasan ini tidak berlaku lagi, karena invoice atau pembayarannya berubah. Muat ulang dan pilih lagi.',
  'bank.restsOnIt':
    'Pembayaran yang dibuktikan baris ini masih berlaku. Tolak atau balikkan dahulu, lalu lepaskan.',
} as const;

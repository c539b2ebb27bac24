/** Texts that are the same in both languages. */
export const sameInBoth: ReadonlySet<string> = new Set([
  '%{page} · Portal Vaksin',
  '%{smart_count} PKS',
  '%{smart_count} PKS |||| %{smart_count} PKS',
  '%{suhu} °C',
  '1 vial',
  'ALL',
  'Account manager',
  'Account manager (AM)',
  'Administrator',
  'Agenda',
  'Bank',
  'Batch',
  'Batch %{batch}',
  'Booster',
  'booster',
  'Captcha',
  'Chiller',
  'Close',
  'Data',
  'Distributor',
  'Done',
  'Email',
  'Filter',
  'Final',
  'Go Home',
  'Input PIC Data',
  'Internal',
  'Invoice',
  'Legal',
  'Logo',
  'Model',
  'NIB',
  'NIK',
  'NIP',
  'NPWP',
  'NPWP %{npwp}',
  'PIC',
  'PKS',
  'PPN',
  'PPN %{rate}%',
  'PPh',
  'Portal Vaksin',
  'SIUP/NIB',
  'SKB',
  'Session Expired',
  'Smart checking',
  'Sorry, the server is down.',
  'Spreadsheet',
  'Status',
  'Subtotal',
  'This field is required',
  'Total',
  'Transfer',
  'Valid',
  'VVM',
  'Volume (ml)',
  'Voucher',
  'WNA',
  'WNI',
  'WhatsApp',
  'batch',
  'distributor',
  'invoice',
  'keamananvaksin.kemkes.go.id',
  'ml',
  'voucher',
  '°C',
]);

/** Indonesian words that English texts do not have. */
export const forbiddenWords: ReadonlySet<string> = new Set(
  `ada adalah agar akan aktif alamat alasan anda angka atau bagian baru batal belum berakhir berisi
  berkas berlaku bila boleh buat bukti bulan cari catatan dan dapat dari data-nya dengan di diisi
  dihapus disimpan diubah dosis dua foto gagal ganti habis hanya hapus hari harga ini isi isian itu
  jadi jadwal jam jika jumlah juga kami karena ke kembali kirim kolom kosong kosongkan lagi lain lalu
  lihat masih masuk masukkan maupun menunggu nama nomor oleh pada pakai paling pemesanan pengguna
  peran periksa perlu perusahaan pesanan peserta pilih pembayaran saat sampai satu sebelum sedang
  sehingga selesai semua sesudah setiap setelah simpan sudah tahun tambah tanggal telah tempat
  terlalu tersimpan tetap tetapi tiap tidak tiket tulis ubah unduh unggah untuk vaksinasi wajib yang`
    .split(/\s+/)
    .filter(word => !word.includes('-')),
);

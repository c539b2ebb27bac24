/** Messages of files and downloads. */
export const fileTexts = {
  'file.exportQueued': 'Ekspor lain sedang berjalan. Nomor Anda dalam antrean: %{nomor}.',
  'file.exportStopped': 'Ekspor ini sudah dihentikan.',
  'file.exportQueueFull': 'Terlalu banyak ekspor sedang menunggu. Coba lagi sebentar.',
  'file.slotFull': 'Paling banyak %{max} berkas di sini. Hapus salah satu lebih dahulu.',
  'file.pdf.active':
    'PDF ini memuat perintah, berkas lampiran atau formulir yang mengirim data. Cetak ulang menjadi PDF biasa, lalu unggah hasilnya',
  'file.pdf.unreadable':
    'PDF ini terkunci sehingga isinya tidak dapat diperiksa. Cetak ulang menjadi PDF biasa, lalu unggah hasilnya',
} as const;

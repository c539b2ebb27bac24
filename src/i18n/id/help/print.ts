const task = {
  print: 'Cetak di kertas A4 dari tampilan ini.',
  download: 'Unduh PDF resmi yang tersimpan.',
  send: 'Kirim PDF-nya lewat email.',
  check: 'Pindai kode QR di dokumen untuk memeriksa keasliannya.',
};

/** Help of the print views of documents. */
export const printHelp = {
  pks: { purpose: 'Di sini PKS tampil seperti yang akan ditandatangani.', task },
  amendment: { purpose: 'Di sini amandemen tampil seperti yang akan ditandatangani.', task },
  invoice: { purpose: 'Di sini invoice tampil seperti yang diterima perusahaan.', task },
  receipt: { purpose: 'Di sini kuitansi sebuah pembayaran tampil.', task },
  nota: { purpose: 'Di sini sebuah nota retur, pembatalan, atau kredit tampil.', task },
  account: {
    purpose:
      'Di sini rekening pelanggan sebuah perusahaan tampil menurut angka saat ini. Salinannya tidak disimpan.',
    task: {
      period: 'Pilih harinya di halaman rekening.',
      compare: 'Cocokkan dengan pembukuan perusahaan; jam angkanya tercetak di judul.',
      print: task.print,
    },
  },
  workOrder: { purpose: 'Di sini perintah kerja bagi gudang dan distributor tampil.', task },
  deliveryNote: { purpose: 'Di sini surat jalan yang menyertai kiriman tampil.', task },
  goodsReceipt: { purpose: 'Di sini BAST tampil: bukti serah terima vaksin.', task },
  discrepancy: { purpose: 'Di sini berita acara tentang selisih sebuah kiriman tampil.', task },
  leftover: { purpose: 'Di sini laporan sisa dosis sebuah pesanan tampil.', task },
  dayReport: {
    purpose: 'Di sini laporan satu hari sebuah faskes tampil, untuk dicetak saat tutup.',
    task: {
      day: 'Pilih harinya; isinya angka saat ini, tanpa nama peserta.',
      compare: 'Bandingkan stok akhir dengan hitungan di chiller.',
      print: 'Cetak, lalu tanda tangani.',
    },
  },
  certificate: { purpose: 'Di sini bukti vaksinasi seorang peserta tampil.', task },
  statement: {
    purpose:
      'Di sini Lampiran IV sebuah faskes tampil, untuk ditandatangani kepala faskes. Salinannya tidak disimpan.',
    task: {
      complete: 'Jawab dahulu setiap jaminan; yang kosong tercetak sebagai garis isian.',
      print: task.print,
      download: 'Unduh PDF-nya.',
    },
  },
  letter: {
    purpose: 'Di sini sebuah surat penjual tampil seperti tercetak.',
    task: {
      check: 'Periksa isi, pasal, dan hari terakhirnya sebelum surat dikirim.',
      print: task.print,
      download: 'Unduh salinan resminya sebagai PDF.',
    },
  },
  kipi: {
    purpose: 'Di sini formulir nasional sebuah KIPI tampil. Salinannya tidak disimpan.',
    task: {
      complete: 'Lengkapi dahulu yang kurang; yang kosong tercetak sebagai garis isian.',
      print: task.print,
      download: 'Unduh PDF-nya; siapa yang membacanya tercatat di jejak audit.',
    },
  },
};

/** Help of deliveries, receipts, stock, temperatures, batches and distributors. */
export const deliveryHelp = {
  list: {
    purpose: 'Daftar ini berisi perintah kerja: satu kiriman vaksin ke satu faskes.',
    task: {
      next: 'Buka kiriman yang menunggu langkah Anda.',
      order: 'Buka pesanan yang lunas untuk menyusun perintah kerja.',
      late: 'Perhatikan tanda “Terlambat”, dan saring menurut yang ditunggu.',
    },
  },
  form: {
    purpose: 'Formulir ini menyusun perintah kerja dari pesanan yang lunas.',
    task: {
      place: 'Pilih faskes tujuan, distributor, hari kirim, dan hari tiba.',
      lines: 'Pilih batch dan jumlah dosis setiap produk.',
      save: 'Simpan, lalu terbitkan dari halamannya supaya faskes melihatnya.',
    },
  },
  ofOrder: {
    purpose: 'Halaman ini menunjukkan dosis sebuah pesanan yang sudah dan belum dikirim.',
    task: {
      progress: 'Bandingkan dosis yang dipesan, dikirim, dan diterima.',
      create: 'Susun perintah kerja untuk dosis yang belum dikirim.',
      open: 'Buka sebuah kiriman untuk melihat statusnya.',
    },
  },
  page: {
    purpose: 'Halaman ini memuat sebuah kiriman dari perintah kerja sampai BAST.',
    task: {
      next: 'Baca bagian Berikutnya untuk melihat giliran siapa.',
      ship: 'Catat pengemasan, keberangkatan, dan kedatangannya.',
      confirm:
        'Lihat ruang di chiller, lalu konfirmasi, usulkan hari lain, atau katakan tidak sanggup.',
      temperature: 'Tanggapi kiriman yang tiba di luar batas suhunya.',
      print: 'Cetak perintah kerja, surat jalan, dan BAST.',
    },
  },
  receipts: {
    purpose: 'Daftar ini berisi kiriman yang menuju faskes atau perusahaan Anda.',
    task: {
      receive: 'Buka kiriman yang tiba, lalu hitung dan tanda tangani.',
      soon: 'Lihat hari tiba kiriman berikutnya.',
      read: 'Buka lagi penerimaan yang sudah selesai.',
    },
  },
  receipt: {
    purpose: 'Di sini vaksin yang tiba dihitung, difoto, dan ditandatangani penerimaannya.',
    task: {
      count: 'Hitung setiap batch, juga yang rusak atau kurang.',
      condition: 'Catat suhu, VVM, dan sebab kerusakan, dan tambahkan foto.',
      decide: 'Putuskan terima, karantina, atau tolak bila suhunya di luar batas.',
      sign: 'Tanda tangani BAST; bila ada selisih, satu tanda tangan berlaku untuk kedua dokumen.',
    },
  },
  stockList: {
    purpose: 'Daftar ini berisi dosis yang diterima setiap faskes, menurut pesanan dan batch.',
    task: {
      unbalanced: 'Saring yang tidak seimbang, lalu selesaikan.',
      report: 'Hitung dan laporkan sisa yang perlu dilaporkan.',
      expiry: 'Lihat batch yang segera kedaluwarsa.',
    },
  },
  stockPage: {
    purpose: 'Halaman ini memuat apa yang terjadi dengan dosis satu batch di satu faskes.',
    task: {
      balance: 'Bandingkan yang diterima dengan yang diberikan, rusak, dan sisa.',
      damage: 'Catat dosis yang rusak dengan sebabnya, atau karantina yang meragukan.',
      report: 'Hitung dan laporkan sisanya.',
    },
  },
  ledger: {
    purpose: 'Neraca menunjukkan apakah semua dosis sebuah pesanan sudah dipertanggungjawabkan.',
    task: {
      tasks: 'Selesaikan yang disebut perlu diselesaikan.',
      facilities: 'Buka stok faskes yang tidak seimbang.',
      print: 'Cetak laporan sisa dosis.',
    },
  },
  temperature: {
    purpose: 'Di sini suhu penyimpanan vaksin dicatat dan yang di luar batas ditangani.',
    task: {
      record: 'Catat suhu pada jamnya.',
      upload: 'Unggah berkas dari pencatat suhu.',
      chillers: 'Daftarkan chiller, supaya suhunya dicatat masing-masing.',
      outside: 'Tangani suhu di luar batas: karantina dosisnya, atau tulis mengapa tidak perlu.',
    },
  },
  chillerList: {
    purpose: 'Daftar ini berisi chiller tempat faskes menyimpan vaksin, dengan kapasitasnya.',
    task: {
      create: 'Daftarkan setiap chiller; kapasitas faskes adalah jumlahnya.',
      remove: 'Hapus chiller yang keliru selama belum punya catatan suhu.',
      read: 'Lihat berapa dosis yang dapat disimpan.',
    },
  },
  chillerForm: {
    purpose: 'Formulir ini mencatat nama sebuah chiller dan berapa dosis yang dimuatnya.',
    task: {
      name: 'Tulis nama yang dikenal petugas dan tertulis di pencatat suhunya.',
      capacity: 'Isi 0 bila chiller ini tidak dipakai.',
      change: 'Ubah kapasitasnya bila chiller diganti; catatan suhunya tetap.',
    },
  },
  temperatureImport: {
    purpose: 'Di sini banyak catatan suhu diunggah sekaligus.',
    task: {
      file: 'Pilih berkas pencatat suhu dengan kolom waktu (jam setempat faskes) dan suhu.',
      upload:
        'Baca yang tidak terbaca, lalu simpan; catatan yang sudah ada tidak dicatat dua kali.',
      outside: 'Baca berapa yang di luar batas, lalu tangani dosisnya.',
    },
  },
  batchList: {
    purpose: 'Daftar ini berisi batch vaksin dan apakah batch itu boleh dipakai.',
    task: {
      create: 'Catat batch yang baru diterima.',
      check: 'Buka batch yang diperiksa, lalu setujui dengan sertifikatnya.',
      hold: 'Tahan atau tarik batch yang bermasalah.',
      find: 'Cari batch menurut nomornya.',
    },
  },
  batchForm: {
    purpose: 'Formulir ini mencatat sebuah batch: produk, nomor, kedaluwarsa, dan jumlahnya.',
    task: {
      number: 'Tulis nomor batch seperti tercetak di kemasan.',
      expiry: 'Isi hari terakhir batch ini boleh dipakai.',
      certificate: 'Lampirkan sertifikat pelulusannya.',
    },
  },
  batchPage: {
    purpose: 'Halaman ini memuat sebuah batch, sertifikatnya, dan riwayat statusnya.',
    task: {
      decide: 'Setujui, tolak, tahan, atau tarik batch ini dengan alasan.',
      expiry: 'Perbaiki tanggal kedaluwarsa yang salah tulis, dengan alasan.',
      doses: 'Lihat stok dan dosis dari batch ini.',
      history: 'Baca siapa yang mengubah statusnya dan mengapa.',
    },
  },
  recall: {
    purpose: 'Halaman ini menunjukkan di mana dosis sebuah batch berada dan siapa yang dihubungi.',
    task: {
      hold: 'Karantina semua sisa di faskes.',
      call: 'Hubungi faskes dan perusahaan yang menerimanya.',
      people: 'Lihat peserta yang menerima dosisnya dan KIPI-nya.',
    },
  },
  distributorList: {
    purpose: 'Daftar ini berisi distributor yang mengantar vaksin.',
    task: {
      create: 'Tambahkan distributor.',
      licence: 'Periksa izin yang segera habis.',
      edit: 'Buka sebuah distributor untuk mengubah datanya.',
    },
  },
  distributorForm: {
    purpose: 'Formulir ini mencatat distributor, wakilnya, dan izinnya.',
    task: {
      data: 'Isi nama, alamat, dan wakil yang menandatangani.',
      licence: 'Isi nomor izin dan hari terakhir berlakunya.',
      save: 'Simpan; distributor yang izinnya habis tidak dapat dipilih.',
    },
  },
};

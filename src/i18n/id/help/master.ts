/** Help of products, services, users, roles, the audit log and the outbox. */
export const masterHelp = {
  productList: {
    purpose: 'Daftar ini berisi vaksin dan paket yang dijual, dengan harganya hari ini.',
    task: {
      create: 'Tambahkan produk.',
      price: 'Buka sebuah produk untuk menambah harga dengan tanggal mulainya.',
      inactive: 'Nonaktifkan produk yang tidak dijual lagi.',
    },
  },
  productForm: {
    purpose: 'Formulir ini mencatat produk dan harganya menurut tanggal dan nomor keputusan.',
    task: {
      data: 'Isi nama, kode, dan isinya.',
      price: 'Tambahkan harga baru tanpa menghapus yang lama.',
      effect: 'Periksa pesanan yang terkena sebelum menghapus harga.',
    },
  },
  productPage: {
    purpose: 'Halaman ini memuat sebuah produk, harganya, dan pemakaiannya.',
    task: {
      price: 'Tambahkan harga baru dengan tanggal mulai dan nomor keputusannya.',
      read: 'Lihat harga yang berlaku, yang akan berlaku, dan yang sudah lewat.',
      inactive: 'Nonaktifkan bila produk ini tidak dijual lagi.',
    },
  },
  serviceList: {
    purpose: 'Daftar ini berisi layanan suntik dan logistik dengan harganya.',
    task: {
      create: 'Tambahkan layanan.',
      price: 'Buka sebuah layanan untuk menambah harga dengan tanggal mulainya.',
      inactive: 'Nonaktifkan layanan yang tidak dipakai lagi.',
    },
  },
  priceCeilingList: {
    purpose: 'Daftar ini berisi keputusan Kementerian Kesehatan yang membatasi harga per dosis.',
    task: {
      create: 'Catat keputusan baru beserta hari mulainya.',
      read: 'Lihat batas yang berlaku, yang akan berlaku, dan yang sudah diganti.',
      price: 'Buka produk atau layanan untuk melihat harga yang melampaui batas baru.',
    },
  },
  priceCeilingForm: {
    purpose: 'Formulir ini mencatat satu keputusan dan batas harganya.',
    task: {
      number: 'Salin nomor, tanggal, dan judul keputusan dari naskahnya.',
      amounts: 'Isi batas yang diubahnya saja; yang kosong tetap seperti sebelumnya.',
      day: 'Periksa hari mulainya: sesudah berlaku, keputusan tidak dapat diubah.',
    },
  },
  serviceForm: {
    purpose: 'Formulir ini mencatat layanan dan harganya menurut tanggal.',
    task: {
      data: 'Isi nama dan jenis layanannya.',
      price: 'Tambahkan harga baru tanpa menghapus yang lama.',
      effect: 'Periksa pesanan yang terkena sebelum menghapus harga.',
    },
  },
  servicePage: {
    purpose: 'Halaman ini memuat sebuah layanan, harganya, dan pemakaiannya.',
    task: {
      price: 'Tambahkan harga baru dengan tanggal mulainya.',
      read: 'Lihat harga yang berlaku, yang akan berlaku, dan yang sudah lewat.',
      inactive: 'Nonaktifkan bila layanan ini tidak dipakai lagi.',
    },
  },
  userList: {
    purpose: 'Daftar ini berisi orang yang dapat masuk ke portal.',
    task: {
      create: 'Tambahkan akun.',
      end: 'Nonaktifkan akun orang yang tidak bertugas lagi.',
      find: 'Saring menurut peran, perusahaan, atau faskes.',
    },
  },
  userForm: {
    purpose: 'Formulir ini mengatur nama, peran, dan organisasi sebuah akun.',
    task: {
      role: 'Pilih peran, lalu perusahaan atau faskesnya.',
      password: 'Sampaikan kata sandi awal yang tampil sekali sesudah disimpan.',
      reset: 'Buat kata sandi baru bila orangnya lupa.',
    },
  },
  userPage: {
    purpose: 'Halaman ini memuat sebuah akun, perannya, dan organisasinya.',
    task: {
      role: 'Ubah peran atau organisasinya.',
      reset: 'Buat kata sandi baru bila orangnya lupa.',
      end: 'Nonaktifkan akun orang yang tidak bertugas lagi.',
    },
  },
  roleList: {
    purpose: 'Daftar ini berisi peran dan apa yang boleh dilakukan setiap peran.',
    task: {
      create: 'Buat peran sendiri di atas peran dasar.',
      compare: 'Buka sebuah peran untuk membaca haknya.',
      users: 'Lihat akun yang memakai sebuah peran.',
    },
  },
  roleForm: {
    purpose: 'Formulir ini menamai sebuah peran dan memilih peran dasarnya.',
    task: {
      base: 'Pilih peran dasar yang haknya sesuai.',
      rights: 'Baca hak yang ikut dengan peran dasar itu.',
      save: 'Simpan, lalu berikan peran ini kepada akun.',
    },
  },
  factorRules: {
    purpose: 'Di sini Anda menentukan peran mana yang masuk dengan faktor kedua.',
    task: {
      require: 'Wajibkan faktor kedua bagi sebuah peran, dengan masa tenggang.',
      count: 'Lihat berapa akun yang belum memasangnya.',
      users: 'Hapus faktor kedua akun yang ponselnya hilang, di halaman akunnya.',
    },
  },
  dataRequestList: {
    purpose:
      'Daftar ini memuat permintaan orang tentang data pribadinya (UU 27/2022), yang paling mendesak lebih dahulu.',
    task: {
      register: 'Catat permintaan yang datang lewat surat, email, telepon, atau loket.',
      late: 'Saring yang belum dijawab atau terlambat.',
      open: 'Buka sebuah permintaan untuk melihat sisa jam dan langkah berikutnya.',
    },
  },
  dataRequestForm: {
    purpose: 'Di sini permintaan yang tidak datang lewat halaman publik dicatat.',
    task: {
      time: 'Isi kapan permintaan itu tiba; 3 × 24 jam berjalan sejak saat itu.',
      kind: 'Pilih jenisnya; pasalnya mengikuti.',
      contact: 'Isi email atau nomor HP, agar jawabannya sampai.',
    },
  },
  dataRequestPage: {
    purpose: 'Halaman ini membawa sebuah permintaan dari identitas sampai jawabannya.',
    task: {
      identify: 'Catat dengan apa identitas pemohon diperiksa.',
      search: 'Cari peserta yang dimaksud dan tetapkan.',
      answer: 'Laksanakan dan jawab, atau tolak dengan pasalnya.',
      copy: 'Unduh salinan data dengan rekam jejaknya.',
      letter: 'Unduh surat jawaban sebagai PDF.',
    },
  },
  auditList: {
    purpose: 'Jejak audit mencatat siapa melakukan apa, pada data mana, dan kapan.',
    task: {
      find: 'Saring menurut orang, data, tindakan, dan masa.',
      open: 'Buka sebuah catatan untuk membaca nilai sebelum dan sesudahnya.',
      export: 'Ekspor hasil filter untuk pemeriksaan.',
    },
  },
  auditEntry: {
    purpose: 'Halaman ini memuat satu catatan: pelaku, waktu, dan yang berubah.',
    task: {
      compare: 'Bandingkan nilai sebelum dan sesudahnya.',
      record: 'Buka data yang diubah.',
      list: 'Kembali ke semua catatan.',
    },
  },
  outboxList: {
    purpose: 'Daftar ini berisi email yang menunggu, terkirim, atau tidak terkirim.',
    task: {
      failed: 'Saring yang tidak terkirim, lalu kirim ulang atau abaikan dengan alasan.',
      held: 'Sampaikan sendiri isi pesan yang ditahan.',
      open: 'Buka sebuah pesan untuk melihat penerimanya.',
    },
  },
  message: {
    purpose: 'Halaman ini memuat sebuah email dan hasil pengirimannya.',
    task: {
      state: 'Lihat kapan pesan ini dicoba dan kesalahan terakhirnya.',
      read: 'Baca isinya bila perlu; pembacaannya tercatat.',
      list: 'Kembali ke semua pesan.',
    },
  },
};

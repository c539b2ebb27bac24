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
  machineAccountList: {
    purpose: 'Daftar ini berisi sistem lain yang memanggil API portal dengan token.',
    task: {
      create: 'Buat satu akun untuk setiap sistem, dengan hak sesedikit mungkin.',
      expiry: 'Urutkan menurut berlakunya token, lalu buat yang baru sebelum habis.',
      unused: 'Cabut sistem yang sudah lama tidak memanggil.',
    },
  },
  machineAccountForm: {
    purpose: 'Formulir ini menamai sistem dan menentukan apa yang boleh dilakukannya.',
    task: {
      rights: 'Centang hanya yang diperlukan sistem itu.',
      token: 'Salin tokennya sesudah disimpan: token hanya ditampilkan sekali.',
      save: 'Simpan; perubahan hak berlaku sejak panggilan berikutnya.',
    },
  },
  machineAccountPage: {
    purpose: 'Halaman ini menunjukkan hak sebuah sistem, tokennya, dan kapan terakhir dipakai.',
    task: {
      token: 'Buat token baru; yang lama masih berlaku sehari bila perlu.',
      revoke: 'Cabut akun bila tokennya bocor atau sistemnya tidak dipakai lagi.',
      use: 'Lihat kapan sistem itu terakhir memanggil.',
    },
  },
  webhookList: {
    purpose: 'Daftar ini berisi alamat sistem lain yang diberi tahu begitu sebuah status berubah.',
    task: {
      create: 'Daftarkan alamatnya, lalu salin rahasianya ke sistem itu.',
      failed: 'Saring status Gagal: alamat yang berhari-hari tidak menjawab dimatikan portal.',
      host: 'Bila hostnya belum diizinkan, minta administrator portal menambahkannya.',
    },
  },
  webhookForm: {
    purpose: 'Formulir ini menentukan alamat yang diberi tahu, dan tentang data apa.',
    task: {
      address: 'Isi alamat https lengkap; pengalihan tidak diikuti.',
      subjects: 'Centang data yang perubahannya ingin diketahui sistem itu.',
      secret: 'Salin rahasianya sesudah disimpan: rahasia hanya ditampilkan sekali.',
    },
  },
  webhookPage: {
    purpose: 'Halaman ini menunjukkan apa yang dikirim ke sebuah alamat dan bagaimana jawabannya.',
    task: {
      test: 'Kirim peristiwa uji, dan lihat jawabannya di daftar pengiriman.',
      resend:
        'Kirim ulang peristiwa yang gagal; nomor peristiwanya tetap, sehingga tidak terhitung dua kali.',
      secret: 'Buat rahasia baru; selama sehari kiriman ditandatangani dengan keduanya.',
      on: 'Nyalakan lagi webhook yang dimatikan portal sesudah alamatnya diperbaiki.',
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
  processing: {
    purpose: 'Daftar ini memuat setiap kegiatan pemrosesan data pribadi (UU 27/2022 Pasal 31).',
    task: {
      filter: 'Saring menurut kelas data, peran, atau tujuan.',
      columns: 'Tampilkan penerima dan alamat panggilannya lewat pengaturan kolom.',
      export: 'Ekspor daftar sebagai spreadsheet, untuk dicetak atau diserahkan.',
    },
  },
  processingPage: {
    purpose:
      'Halaman ini memuat satu kegiatan pemrosesan dengan dasar, penerima, dan masa simpannya.',
    task: {
      basis: 'Baca dasar dan tujuannya.',
      roles: 'Lihat peran mana yang menjalankannya.',
      retention: 'Lihat berapa lama datanya disimpan.',
    },
  },
  retention: {
    purpose: 'Layar ini memuat masa simpan setiap kelas data pribadi dan hasil pekerjaan harian.',
    task: {
      due: 'Lihat apa yang jatuh tempo dalam 30 hari.',
      lawyer: 'Tanyakan kepada ahli hukum kelas yang ditandai perlu dikonfirmasi.',
      hold: 'Tahan data yang masih diperlukan, misalnya selama sengketa.',
    },
  },
  holdList: {
    purpose: 'Daftar ini memuat data yang ditahan dari penghapusan.',
    task: {
      create: 'Tahan data seseorang, sebuah perusahaan, atau sebuah perjanjian.',
      filter: 'Saring yang berlaku atau yang diusulkan berakhir.',
      open: 'Buka sebuah penahanan untuk membaca alasannya.',
    },
  },
  holdForm: {
    purpose: 'Di sini data ditahan, agar tidak dihapus.',
    task: {
      subject: 'Pilih siapa atau apa yang datanya ditahan.',
      reason: 'Tulis alasannya, misalnya nomor perkara.',
      save: 'Simpan; penahanan berlaku saat itu juga.',
    },
  },
  holdPage: {
    purpose: 'Halaman ini memuat satu penahanan dan membawanya sampai berakhir.',
    task: {
      propose: 'Usulkan berakhirnya dengan alasan.',
      approve: 'Setujui usulan orang lain; usulan sendiri tidak.',
      refuse: 'Tolak usulan bila datanya masih diperlukan.',
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
  proposedChangeList: {
    purpose: 'Daftar ini berisi perubahan harga dan hak yang menunggu orang kedua.',
    task: {
      open: 'Buka usulan orang lain, lalu terima atau tolak.',
      own: 'Saring usulan yang menunggu keputusan Anda.',
      propose: 'Simpan perubahan harga atau peran seperti biasa untuk mengajukannya.',
    },
  },
  proposedChangePage: {
    purpose: 'Halaman ini memuat satu usulan dengan nilai sebelum dan sesudahnya.',
    task: {
      compare: 'Bandingkan nilai sebelum dan sesudahnya.',
      decide: 'Terima atau tolak usulan yang bukan milik Anda.',
      withdraw: 'Tarik usulan Anda yang tidak diperlukan lagi.',
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
  incidentList: {
    purpose:
      'Daftar ini memuat kegagalan pelindungan data pribadi (Pasal 46 UU 27/2022), yang paling mendesak lebih dahulu.',
    task: {
      register: 'Catat insiden begitu diketahui; 3 × 24 jam berjalan sejak saat itu.',
      late: 'Saring yang belum diberitahukan atau terlambat.',
      open: 'Buka sebuah insiden untuk melihat sisa jam dan yang terdampak.',
    },
  },
  incidentForm: {
    purpose: 'Di sini dicatat apa yang terjadi, kapan, dan bagaimana diketahui.',
    task: {
      time: 'Isi kapan insiden ini diketahui; tenggatnya dihitung dari sana.',
      data: 'Pilih data apa saja yang terungkap.',
      handling: 'Isi penanganan dan pemulihan sebelum memberi tahu; keduanya tercetak di surat.',
    },
  },
  incidentPage: {
    purpose: 'Halaman ini membawa sebuah insiden dari pencatatan sampai pemberitahuan.',
    task: {
      find: 'Cari dari jejak baca siapa yang dibaca atau diekspor sebuah akun dalam suatu masa.',
      add: 'Tambahkan peserta atau akun lain yang terdampak.',
      letters: 'Unduh surat kepada yang terdampak dan kepada lembaga.',
      notify: 'Beri tahu: surat dikirim kepada yang mempunyai email.',
      close: 'Tutup insiden dengan kesimpulannya.',
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

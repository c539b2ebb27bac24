/** Help of applications, companies, facilities and schedules. */
export const organizationHelp = {
  applicationList: {
    purpose: 'Daftar ini berisi perusahaan yang mendaftar dan menunggu keputusan.',
    task: {
      oldest: 'Buka pendaftaran yang paling lama menunggu.',
      filter: 'Saring menurut status untuk melihat yang sudah diputuskan.',
      companies: 'Lihat perusahaan yang sudah aktif.',
    },
  },
  verify: {
    purpose: 'Di sini data dan dokumen sebuah pendaftaran dibandingkan, lalu diputuskan.',
    task: {
      compare: 'Bandingkan isian dengan dokumen, dan baca hasil pemeriksaan otomatis.',
      flag: 'Tandai isian yang keliru, lalu minta perbaikan.',
      decide: 'Setujui bila semuanya benar, atau tolak dengan alasan.',
    },
  },
  bhbuList: {
    purpose: 'Daftar ini berisi perusahaan yang ikut program.',
    task: {
      create: 'Catat perusahaan baru tanpa pendaftaran.',
      open: 'Buka sebuah perusahaan untuk melihat faskes, akun, dan pesertanya.',
      filter: 'Saring menurut status, kota, atau account manager.',
    },
  },
  bhbuCreate: {
    purpose: 'Formulir ini mencatat perusahaan yang langsung aktif, tanpa pendaftaran.',
    task: {
      data: 'Isi data perusahaan seperti di NPWP dan aktanya.',
      documents: 'Lampirkan dokumennya.',
      account: 'Sesudah disimpan, buat akun pengguna perusahaannya.',
    },
  },
  bhbuPage: {
    purpose: 'Halaman ini memuat semua tentang sebuah perusahaan: data, dokumen, faskes, dan akun.',
    task: {
      facility: 'Tugaskan faskes yang melayani pesertanya.',
      documents: 'Periksa dokumen dan masa berlaku SKB.',
      read: 'Baca ringkasan peserta dan riwayat statusnya.',
      note: 'Tulis catatan bagi rekan kerja Anda.',
    },
  },
  bhbuEdit: {
    purpose: 'Formulir ini mengubah data, alamat, dan dokumen perusahaan.',
    task: {
      contact: 'Perbarui alamat, kontak, dan penanggung jawab.',
      documents: 'Ganti dokumen yang kedaluwarsa.',
      verified: 'Minta account manager mengubah isian yang sudah diverifikasi.',
    },
  },
  companyUsers: {
    purpose:
      'Halaman ini menunjukkan siapa yang bekerja atas nama perusahaan, dan apa yang boleh dilakukan tiap akun.',
    task: {
      invite:
        'Undang rekan dengan nama, email, dan haknya; kata sandi awalnya dikirim lewat email.',
      rights: 'Ubah hak sebuah akun; pemiliknya masuk lagi dengan hak yang baru.',
      leave: 'Nonaktifkan akun rekan yang berhenti; riwayat atas namanya tetap.',
      approval: 'Wajibkan persetujuan orang kedua sebelum pesanan diajukan.',
      read: 'Lihat siapa yang dapat melakukan sesuatu yang tidak dapat Anda lakukan.',
    },
  },
  faskesList: {
    purpose: 'Daftar ini berisi klinik dan rumah sakit yang melaksanakan vaksinasi.',
    task: {
      create: 'Tambahkan faskes.',
      expiry: 'Saring yang izin atau buktinya habis, lalu hubungi faskesnya.',
      open: 'Buka sebuah faskes untuk melihat jadwal dan pernyataannya.',
    },
  },
  faskesCreate: {
    purpose: 'Formulir ini mencatat faskes baru.',
    task: {
      data: 'Isi identitas, tempat, PIC, dan kapasitasnya.',
      permit: 'Lampirkan izin operasional dengan masa berlakunya.',
      later: 'Sesudah disimpan, lengkapi jadwal dan pernyataannya.',
    },
  },
  faskesForm: {
    purpose: 'Formulir ini mengubah identitas, tempat, kapasitas, dan izin faskes.',
    task: {
      data: 'Perbarui kontak, alamat, dan kapasitasnya.',
      permit: 'Ganti izin sebelum masa berlakunya habis.',
      guarantees: 'Lengkapi jaminan yang belum dijawab atau dibuktikan.',
      read: 'Lihat data, jadwal, dan perusahaan yang dilayani.',
    },
  },
  faskesPage: {
    purpose: 'Halaman ini memuat data faskes, izinnya, jadwalnya, dan delapan jaminannya.',
    task: {
      guarantees: 'Jawab setiap jaminan dan tambahkan buktinya.',
      permit: 'Perbarui izin sebelum masa berlakunya habis.',
      schedule: 'Atur jadwal mingguan.',
      read: 'Lihat perusahaan yang dilayani faskes ini.',
    },
  },
  schedule: {
    purpose: 'Jadwal menentukan pada hari apa peserta dapat direncanakan di faskes ini.',
    task: {
      days: 'Nyalakan hari buka, lalu isi jam menurut waktu setempat dan kapasitasnya.',
      copy: 'Salin satu hari ke hari lain yang sama.',
      save: 'Simpan, lalu periksa jumlah seminggu.',
      read: 'Lihat hari, jam, dan kapasitas faskes ini.',
    },
  },
  holidayList: {
    purpose: 'Daftar ini berisi hari saat faskes tutup di luar jadwal mingguannya.',
    task: {
      create: 'Tambahkan hari libur, lalu baca berapa peserta yang direncanakan pada hari itu.',
      filter: 'Saring menurut tahun atau jenis: nasional atau faskes.',
      remove: 'Hapus hari libur yang batal, supaya faskes buka lagi.',
      read: 'Lihat hari libur nasional, yang berlaku bagi semua faskes.',
      plan: 'Periksa hari libur sebelum merencanakan vaksinasi atau kiriman.',
    },
  },
  holidayForm: {
    purpose: 'Formulir ini mencatat hari saat faskes tutup, dengan namanya.',
    task: {
      day: 'Isi tanggal dan namanya; nama itu tampil bila hari itu dipilih.',
      planned: 'Sesudah disimpan, pindahkan peserta yang direncanakan pada hari itu.',
      existing: 'Ubah yang sudah ada bila tanggalnya sudah tercatat.',
      read: 'Lihat tanggal, nama, dan siapa yang mencatatnya.',
      national: 'Minta pengelola portal bila libur nasional keliru.',
      scope: 'Lihat apakah libur ini nasional atau milik satu faskes.',
    },
  },
};

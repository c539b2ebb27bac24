/** Help of participants, boosters, tickets and uploads. */
export const pesertaHelp = {
  list: {
    purpose: 'Daftar ini berisi peserta program reguler dengan data, faskes, dan dosisnya.',
    task: {
      upload: 'Daftarkan banyak peserta sekaligus dengan mengunggah berkas.',
      create: 'Tambahkan seorang peserta.',
      fix: 'Perbaiki data yang tidak valid satu demi satu.',
      find: 'Cari dengan nama, NIK, atau nomor HP, dan saring menurut status.',
      bulk: 'Atur faskes dan tanggal rencana banyak peserta sekaligus.',
      export: 'Ekspor daftar sesuai filter untuk laporan.',
    },
  },
  form: {
    purpose: 'Formulir ini mencatat data seorang peserta seperti tertulis di KTP atau paspornya.',
    task: {
      identity: 'Isi NIK dan nama tepat seperti di KTP; masalahnya terlihat di samping isian.',
      faskes: 'Pilih faskes dan tanggal rencana vaksinasinya.',
      save: 'Simpan; data yang masih bermasalah dapat diperbaiki kemudian.',
    },
  },
  fix: {
    purpose: 'Di sini data peserta yang tidak valid diperbaiki berurutan tanpa kembali ke daftar.',
    task: {
      correct: 'Betulkan isian yang disebut, lalu simpan dan lanjutkan ke peserta berikutnya.',
      skip: 'Lewati peserta yang datanya masih perlu ditanyakan.',
      remove: 'Nonaktifkan atau hapus peserta yang terdaftar dua kali.',
      list: 'Kembali ke daftar semua peserta.',
    },
  },
  duplicates: {
    purpose:
      'Daftar ini berisi pasangan peserta yang mungkin satu orang, dari formulir, unggahan, dan booster.',
    task: {
      compare: 'Buka satu pasangan untuk membandingkan data keduanya.',
      merge: 'Gabungkan bila orangnya sama; kunjungan, voucher, dan buktinya ikut pindah.',
      separate: 'Catat bila keduanya bukan orang yang sama, misalnya kembar.',
    },
  },
  comparison: {
    purpose: 'Halaman ini membandingkan dua peserta yang mungkin satu orang.',
    task: {
      choose: 'Pilih peserta yang tetap, lalu pilih data mana yang dipakai pada setiap baris.',
      merge: 'Gabungkan; penggabungan dapat dibatalkan dari halaman ini.',
      separate: 'Catat bahwa keduanya bukan orang yang sama, beserta alasannya.',
    },
  },
  bulkHistory: {
    purpose:
      'Daftar ini berisi setiap perubahan faskes, rencana, kategori, atau NIP pada banyak peserta.',
    task: {
      follow: 'Lihat kemajuan perubahan yang berjalan di latar belakang.',
      why: 'Buka satu perubahan untuk melihat siapa yang tetap dan sebabnya.',
      undo: 'Urungkan perubahan; peserta yang diubah lagi sesudahnya tetap.',
    },
  },
  history: {
    purpose:
      'Halaman ini memuat data seorang peserta beserta riwayat dosis, tiket, voucher, dan buktinya.',
    task: {
      read: 'Baca riwayat dosis dan hasil setiap kunjungan.',
      edit: 'Ubah data yang keliru.',
      reveal: 'Perlihatkan nomor identitas bila perlu; pembacaannya tercatat.',
      certificate: 'Buka bukti vaksinasi yang sudah terbit.',
      reads: 'Lihat siapa yang membaca data ini, kapan, dan untuk apa.',
    },
  },
  questionList: {
    purpose: 'Daftar ini berisi pertanyaan kepada peserta tentang data mereka yang salah.',
    task: {
      decide: 'Buka yang sudah dijawab, lalu terima atau tolak jawabannya.',
      ask: 'Buat tautan baru di daftar peserta yang tidak valid.',
      follow: 'Lihat siapa yang belum menjawab dan sampai kapan tautannya berlaku.',
      search: 'Cari menurut nama peserta atau perusahaannya.',
    },
  },
  questionPage: {
    purpose: 'Halaman ini menunjukkan apa yang ditanyakan kepada seorang peserta dan jawabannya.',
    task: {
      accept: 'Terima jawaban; datanya disimpan dengan semua aturan peserta.',
      refuse: 'Tolak jawaban yang keliru; data tidak berubah.',
      cancel: 'Batalkan pertanyaan; tautannya tidak berlaku lagi.',
      consent: 'Baca kapan dan versi pemberitahuan mana yang disetujui.',
    },
  },
  boosterList: {
    purpose: 'Daftar ini berisi peserta yang akan atau sudah menerima booster.',
    task: {
      eligibility: 'Pilih peserta, lalu periksa kelayakannya.',
      ticket: 'Buat tiket bagi peserta yang layak.',
      upload: 'Unggah berkas peserta booster.',
      find: 'Cari peserta menurut nama, kelayakan, atau tiketnya.',
    },
  },
  boosterForm: {
    purpose: 'Formulir ini mencatat data booster seorang peserta dan dosis sebelumnya.',
    task: {
      before: 'Isi dosis sebelumnya, karena kelayakan dihitung dari tanggalnya.',
      plan: 'Pilih faskes dan tanggal rencananya.',
      save: 'Simpan, lalu periksa kelayakannya dari daftar.',
    },
  },
  external: {
    purpose: 'Daftar ini berisi booster yang sudah diberikan di luar program; hanya dicatat.',
    task: {
      upload: 'Unggah berkas booster eksternal.',
      find: 'Cari peserta dan lihat kapan boosternya diberikan.',
      correct: 'Buka sebuah baris untuk membetulkan datanya.',
    },
  },
  ticket: {
    purpose: 'Di sini sebuah tiket booster dipindahkan dari satu peserta ke peserta lain.',
    task: {
      find: 'Tulis nomor tiketnya untuk melihat pemegangnya.',
      receiver: 'Cari dan pilih peserta penerima.',
      move: 'Bandingkan sebelum dan sesudah, tulis alasan, lalu pindahkan.',
    },
  },
  importList: {
    purpose: 'Setiap berkas yang diunggah tercatat di sini beserta hasilnya.',
    task: {
      upload: 'Unggah berkas baru.',
      continue: 'Lanjutkan unggahan yang sudah diperiksa tetapi belum disimpan.',
      undo: 'Buka unggahan yang keliru untuk mengurungkannya.',
    },
  },
  importStart: {
    purpose: 'Di sini Anda memilih berkas yang akan diperiksa sebelum disimpan.',
    task: {
      template: 'Unduh template, lalu isi satu orang pada setiap baris.',
      kind: 'Pilih jenis unggahan, perusahaan, dan faskesnya.',
      check: 'Unggah berkasnya; belum ada yang tersimpan sampai Anda menyetujuinya.',
    },
  },
  importPage: {
    purpose: 'Unggahan berjalan dari kolom, ke pemeriksaan baris, ke penyimpanan.',
    task: {
      columns: 'Cocokkan kolom berkas Anda dengan kolom portal.',
      fix: 'Perbaiki baris yang bermasalah langsung di tabel, atau lewati.',
      rules: 'Terima usulan agar salah yang sama diperbaiki di semua baris sekaligus.',
      save: 'Simpan peserta yang sudah benar; unggahan yang tersimpan masih dapat diurungkan.',
    },
  },
};

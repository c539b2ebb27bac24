/** Help of the vaccination queue, adverse events and proofs of vaccination. */
export const vaccinationHelp = {
  queue: {
    purpose: 'Di sini Anda melayani antrean hari ini: memilih orang, skrining, dan mencatat dosis.',
    task: {
      offline: 'Siapkan hari ini, supaya pelayanan jalan terus tanpa jaringan.',
      paper: 'Cetak lembar kertas sebagai cadangan, dan catat hasilnya dari fotonya.',
      vaccine: 'Pilih vaksin dan batch sekali untuk seluruh sesi.',
      correct: 'Perbaiki catatan yang keliru dari riwayat orangnya, dengan alasan.',
      colleague: 'Lewati orang bertanda “Sedang dibuka”: rekan sedang melayaninya.',
      record:
        'Buka orang pertama, jawab skrining, lalu catat hasilnya. Bila ditunda, isi rencana baru.',
      absent: 'Hubungi yang belum hadir atau ditunda, dan jadwalkan lagi.',
      kipi: 'Catat KIPI dari riwayat orangnya, dan laporkan yang serius.',
    },
  },
  kipi: {
    purpose: 'Daftar ini berisi KIPI yang dicatat dan apakah sudah dilaporkan.',
    task: {
      serious: 'Laporkan KIPI serius lebih dahulu; batas waktunya tertulis.',
      mark: 'Tandai dilaporkan dengan tujuan, waktu setempat, dan nomornya.',
      open: 'Buka sebuah KIPI untuk melengkapi dan mencetak formulirnya.',
      export: 'Ekspor daftarnya untuk laporan bulanan.',
      queue: 'Kembali ke antrean hari ini.',
    },
  },
  satusehat: {
    purpose:
      'Halaman ini menunjukkan dosis mana yang siap untuk SATUSEHAT, dan apa yang masih kurang.',
    task: {
      filter: 'Pilih sebuah status untuk melihat dosisnya saja, misalnya yang kurang.',
      gaps: 'Tekan yang tertulis sesudah “Kurang” untuk mengisinya.',
      numbers:
        'Isi nomor pasien, kunjungan dan vaksinator dari barisnya, atau banyak sekaligus dari berkas.',
      download: 'Unduh berkas FHIR dari dosis yang siap, dan kirim dengan akun SATUSEHAT faskes.',
      mark: 'Tandai sudah dikirim sesudah SATUSEHAT menerimanya; yang berubah kemudian tampil lagi.',
      queue: 'Perbaiki catatan vaksinasi yang keliru di antrean hari itu.',
    },
  },
  offline: {
    purpose:
      'Di sini Anda menyiapkan hari ini untuk bekerja tanpa jaringan, dan memutuskan yang ditolak sesudahnya.',
    task: {
      prepare:
        'Tekan “Siapkan hari ini” pagi hari, dan sekali lagi bila antreannya berubah banyak.',
      work: 'Layani antrean seperti biasa bila jaringan putus; catatan bertanda “sementara” menunggu dikirim.',
      send: 'Tindakan terkirim sendiri saat jaringan kembali; tekan “Kirim sekarang” bila belum.',
      decide:
        'Bandingkan kedua sisi tindakan yang ditolak, lalu putuskan: dicatat menurut aturan server, atau tidak dicatat dengan alasannya.',
      queue: 'Kembali ke antrean hari ini.',
    },
  },
  sheets: {
    purpose:
      'Lembar kertas adalah cadangan bila jaringan dan perangkat mati: dicetak sebelumnya, diisi dengan pulpen, lalu dibaca dari fotonya.',
    task: {
      make: 'Buat lembar pagi hari, sesudah antreannya lengkap, lalu cetak dengan ukuran sebenarnya.',
      fill: 'Hitamkan satu bulatan tiap kelompok; tulis yang lain di kolom Catatan.',
      read: 'Foto tiap halaman sesudah jaringan kembali.',
      sheet:
        'Lebih suka komputer tanpa jaringan? Unduh .xlsx lembarnya, isi, lalu unggah lewat “Isi hasil”.',
      queue: 'Orang yang tidak ada di lembar, atau menolak, dicatat lewat antrean.',
    },
  },
  readSheet: {
    purpose: 'Di sini foto lembar kertas dibaca di perangkat Anda, diperiksa, lalu dicatat.',
    task: {
      picture: 'Foto satu halaman dari atas sampai keempat kotak di sudutnya terlihat.',
      answer: 'Jawab yang tidak terbaca pasti; potongan fotonya ada di atas pilihannya.',
      page: 'Isi nama vaksinator, dan jam bagi yang ditunda tanpa jam.',
      send: 'Kirim yang siap. Yang ditolak aturan tetap di sini dengan alasannya.',
      again: 'Lembar yang sama boleh dibaca lagi: yang sudah dicatat tidak dicatat dua kali.',
    },
  },
  printSheet: {
    purpose: 'Halaman ini menunjukkan lembar kertas seperti dicetak.',
    task: {
      print: 'Tekan Cetak, lalu pilih A4 mendatar, 100%, tanpa header dan footer.',
      store: 'Simpan lembarnya seperti berkas pasien, dan musnahkan sesudah dicatat.',
      read: 'Sesudah diisi, baca fotonya.',
    },
  },
  absentees: {
    purpose:
      'Daftar ini berisi orang yang tidak ada di antrean mana pun: belum hadir, ditunda tanpa rencana baru, atau terlambat untuk dosis 2.',
    task: {
      call: 'Telepon atau tulis WhatsApp; pesannya sudah disiapkan tanpa data kesehatan.',
      record:
        'Tekan “Sudah dihubungi” dan catat hasilnya. Yang menolak atau pindah keluar dari daftar.',
      plan: 'Pilih satu atau banyak orang, lalu “Jadwalkan lagi”. Mereka masuk antrean hari itu.',
      queue: 'Kembali ke antrean hari ini.',
    },
  },
  kipiPage: {
    purpose:
      'Halaman ini memuat satu KIPI: formulirnya, batas lapornya, dan orang dengan batch yang sama.',
    task: {
      gaps: 'Lengkapi dahulu yang kurang untuk laporan pertama, sisanya menyusul.',
      group: 'Baca apakah KIPI dari batch, faskes, dan hari itu lebih banyak daripada wajar.',
      print: 'Cetak formulirnya untuk dinas kesehatan.',
      followUp: 'Catat laporan ke tiap jenjang, investigasi, dan kausalitasnya.',
    },
  },
  batchDoses: {
    purpose:
      'Daftar ini berisi orang yang menerima dosis dari batch yang ditarik, dan siapa yang sudah dihubungi.',
    task: {
      state: 'Baca apakah batch ini masih boleh dipakai.',
      people: 'Hubungi setiap orang, lalu tekan “Sudah dihubungi” dan catat hasilnya.',
      file: 'Ekspor atau cetak daftarnya bila panggilan dibagi.',
      kipi: 'Lihat KIPI yang dicatat.',
    },
  },
  certificates: {
    purpose: 'Daftar ini berisi bukti vaksinasi yang sudah terbit.',
    task: {
      waiting: 'Terbitkan bukti bagi yang sudah divaksin.',
      pdf: 'Unduh banyak bukti dalam satu PDF.',
      open: 'Buka sebuah bukti untuk mencetak atau mengirimnya.',
    },
  },
  waiting: {
    purpose: 'Daftar ini berisi peserta yang sudah divaksin dan belum punya bukti yang berlaku.',
    task: {
      issueAll: 'Terbitkan semua bukti sekaligus.',
      issueOne: 'Terbitkan bukti seorang peserta dari barisnya.',
      read: 'Lihat siapa yang masih menunggu bukti dari faskes.',
      issued: 'Lihat bukti yang sudah terbit.',
    },
  },
  certificate: {
    purpose: 'Halaman ini memuat sebuah bukti vaksinasi, dosisnya, dan dokumennya.',
    task: {
      card: 'Unduh SMART Health Card bagi peserta yang bepergian.',
      print: 'Cetak, unduh, atau kirim buktinya.',
      national: 'Isi nomor sertifikat nasional bila sudah ada.',
      replace: 'Terbitkan ulang bila datanya berubah, atau cabut yang keliru.',
    },
  },
};

/** Help of orders, agreements and technical meetings. */
export const orderHelp = {
  list: {
    purpose: 'Daftar ini berisi pesanan dari draf sampai selesai, dengan status dan jumlahnya.',
    task: {
      create: 'Buat pesanan baru.',
      decide: 'Buka pesanan yang diajukan, lalu terima, sesuaikan, atau tolak.',
      follow: 'Buka sebuah pesanan untuk melihat langkah berikutnya.',
      settle: 'Selesaikan dosis dibayar dari pesanan yang diakhiri.',
    },
  },
  create: {
    purpose:
      'Formulir ini menyusun pesanan vaksin per faskes; biayanya dihitung sambil Anda mengetik.',
    task: {
      lines: 'Isi satu baris untuk setiap faskes dan hari mulai.',
      copy: 'Salin dari pesanan sebelumnya bila isinya hampir sama.',
      submit: 'Ajukan sesudah jumlahnya cocok; drafnya tersimpan sendiri.',
    },
  },
  edit: {
    purpose: 'Di sini draf pesanan dilanjutkan sebelum diajukan.',
    task: {
      lines: 'Lengkapi baris, ketentuan, dan penanggung jawabnya.',
      check: 'Samakan jumlah peserta dan dosis dengan barisnya.',
      submit: 'Ajukan; sesudah itu isinya tidak dapat diubah di sini.',
    },
  },
  amend: {
    purpose: 'Amandemen mengubah pesanan yang perjanjiannya sudah berlaku.',
    task: {
      change: 'Ubah baris yang perlu; jumlah yang sudah ada memakai harga lama.',
      compare: 'Baca yang berubah dari pesanan sebelumnya.',
      submit: 'Ajukan; pesanan lama berlaku sampai PKS amandemennya aktif.',
    },
  },
  page: {
    purpose: 'Halaman ini memuat sebuah pesanan: jumlah, PKS, invoice, pengiriman, dan dosisnya.',
    task: {
      next: 'Baca bagian Berikutnya untuk melihat giliran siapa dan tenggatnya.',
      decide: 'Terima, sesuaikan jumlah, atau tolak pesanan yang diajukan.',
      amounts: 'Periksa cara hitung harga dan pajaknya.',
      history: 'Telusuri versi, berkas, catatan, dan riwayat statusnya.',
    },
  },
  buyerCopy: {
    purpose: 'Di sini perusahaan mengunggah salinan yang sudah ditandatanganinya.',
    task: {
      print: 'Cetak PKS, bubuhkan meterai, dan tanda tangani.',
      scan: 'Pindai semua halaman menjadi satu PDF.',
      send: 'Isi nama penanda tangan dan tanggalnya, lalu unggah.',
    },
  },
  sellerCopy: {
    purpose: 'Di sini penjual mengunggah salinan yang sudah ditandatanganinya.',
    task: {
      compare: 'Pastikan salinan perusahaan sudah ada dan lengkap.',
      sign: 'Tanda tangani PKS dan pindai semua halamannya.',
      send: 'Unggah; orang lain lalu memverifikasi kedua salinan.',
    },
  },
  settlements: {
    purpose:
      'Daftar ini berisi dosis yang sudah dibayar dan belum dikirim dari pesanan yang diakhiri.',
    task: {
      read: 'Lihat berapa dosis dan nilainya.',
      agree: 'Sepakati penyelesaiannya dengan perusahaan.',
      record: 'Catat apa yang disepakati; uang tidak dikembalikan otomatis.',
    },
  },
  pksList: {
    purpose: 'Daftar ini berisi perjanjian dengan perusahaan, tenggatnya, dan tanda tangannya.',
    task: {
      deadline: 'Saring yang tenggatnya tinggal tujuh hari.',
      open: 'Buka sebuah PKS untuk membaca isi dan tanda tangannya.',
      order: 'Buka pesanan yang diterima untuk menyusun PKS-nya.',
    },
  },
  pksForm: {
    purpose: 'Di sini draf PKS disusun dari pesanannya; isinya dibekukan saat terbit.',
    task: {
      dates: 'Isi tanggal, masa berlaku, dan tempatnya.',
      missing: 'Lengkapi yang disebut belum ada.',
      issue: 'Terbitkan dari halaman PKS sesudah diperiksa.',
    },
  },
  pksPage: {
    purpose: 'Halaman ini memuat sebuah PKS: isi, tenggat, tanda tangan, dan riwayatnya.',
    task: {
      print: 'Cetak atau unduh PKS.',
      sign: 'Ikuti salinan yang ditandatangani perusahaan dan penjual.',
      verify: 'Verifikasi kedua salinan yang tidak Anda unggah sendiri.',
      warn: 'Beri peringatan, tangguhkan, atau akhiri menurut pasalnya.',
      caseFile: 'Unduh berkas perkara yang ditandatangani bila ada sengketa.',
      history: 'Baca tenggat dan riwayat statusnya.',
    },
  },
  letterList: {
    purpose:
      'Daftar ini berisi surat resmi penjual kepada perusahaan dan apakah surat itu sudah dibaca.',
    task: {
      unread: 'Saring yang belum dibaca 3 hari, lalu hubungi penerimanya.',
      draft: 'Susun surat baru di halaman PKS atau invoice.',
      read: 'Buka surat untuk membaca isinya dan hari terakhirnya.',
      search: 'Cari surat menurut nomor atau perusahaannya.',
    },
  },
  letterForm: {
    purpose: 'Formulir ini mengubah surat yang belum dikirim.',
    task: {
      facts: 'Uraikan apa yang terjadi, kapan, dan buktinya.',
      address: 'Periksa alamat email penerimanya.',
      save: 'Simpan, lalu kirim dari halaman surat.',
    },
  },
  letterPage: {
    purpose: 'Halaman ini memuat sebuah surat, pengirimannya, dan tanggapan penerimanya.',
    task: {
      send: 'Kirim draf; nomor dan hari terakhirnya ditetapkan saat itu.',
      resend: 'Kirim ulang surat yang belum dibaca, juga ke alamat lain.',
      print: 'Cetak atau unduh salinan resminya.',
      evidence: 'Baca kapan surat dikirim, dibaca, diakui, atau disanggah.',
    },
  },
  meetings: {
    purpose: 'Di sini terbaca notulen rapat teknis tentang sebuah pesanan.',
    task: {
      write: 'Tulis notulen, lalu jadikan final.',
      read: 'Baca keputusan, penanggung jawab, dan tenggatnya.',
      close: 'Tandai keputusan yang sudah selesai.',
    },
  },
  minutes: {
    purpose: 'Formulir ini mencatat rapat teknis: peserta rapat, hasil, dan keputusannya.',
    task: {
      attendees: 'Isi siapa yang hadir dan dari mana.',
      decisions: 'Tulis setiap keputusan dengan penanggung jawab dan tenggat.',
      save: 'Simpan sebagai draf; jadikan final sesudah disetujui peserta rapat.',
    },
  },
  decisions: {
    purpose: 'Daftar ini berisi keputusan rapat teknis yang belum selesai.',
    task: {
      nearest: 'Kerjakan yang tenggatnya terdekat lebih dahulu.',
      close: 'Tandai keputusan yang sudah selesai.',
      open: 'Buka rapatnya untuk membaca pembahasannya.',
    },
  },
};

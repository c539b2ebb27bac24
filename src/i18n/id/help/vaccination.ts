/** Help of the vaccination queue, adverse events and proofs of vaccination. */
export const vaccinationHelp = {
  queue: {
    purpose: 'Di sini Anda melayani antrean hari ini: memilih orang, skrining, dan mencatat dosis.',
    task: {
      vaccine: 'Pilih vaksin dan batch sekali untuk seluruh sesi.',
      record: 'Buka orang pertama, jawab skrining, lalu catat hasilnya.',
      kipi: 'Catat KIPI dari riwayat orangnya, dan laporkan yang serius.',
    },
  },
  kipi: {
    purpose: 'Daftar ini berisi KIPI yang dicatat dan apakah sudah dilaporkan.',
    task: {
      serious: 'Laporkan KIPI serius lebih dahulu; batas waktunya tertulis.',
      mark: 'Tandai dilaporkan dengan tujuan, waktu, dan nomornya.',
      open: 'Buka sebuah KIPI untuk melengkapi dan mencetak formulirnya.',
      export: 'Ekspor daftarnya untuk laporan bulanan.',
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
    purpose: 'Halaman ini berisi orang yang menerima dosis dari satu batch.',
    task: {
      state: 'Baca apakah batch ini masih boleh dipakai.',
      people: 'Buka seorang peserta untuk membaca riwayatnya.',
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
      print: 'Cetak, unduh, atau kirim buktinya.',
      national: 'Isi nomor sertifikat nasional bila sudah ada.',
      replace: 'Terbitkan ulang bila datanya berubah, atau cabut yang keliru.',
    },
  },
};

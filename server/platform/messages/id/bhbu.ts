/** Messages of companies and their applications. */
export const bhbuTexts = {
  'bhbu.skbReplaced': 'Nomor atau masa berlaku SKB ini baru saja diganti. Periksa lagi berkasnya.',
  'bhbu.notInactive': '%{nama} tidak sedang nonaktif. Muat ulang untuk melihat statusnya sekarang.',
  'bhbu.notActive': '%{nama} tidak sedang aktif. Muat ulang untuk melihat statusnya sekarang.',
  'bhbu.decided': 'Pendaftaran %{nama} %{keadaan}. Muat ulang untuk melihat statusnya sekarang.',
  'bhbu.state.MENUNGGU': 'menunggu pemeriksaan',
  'bhbu.state.PERLU_PERBAIKAN': 'menunggu perbaikan dari pendaftar',
  'bhbu.state.AKTIF': 'sudah disetujui',
  'bhbu.state.DITOLAK': 'sudah ditolak',
  'bhbu.state.NONAKTIF': 'nonaktif',
  'bhbu.accountManagerInactive': 'Pilih account manager yang aktif',
  'bhbu.verifiedField': 'Sudah diverifikasi. Hubungi account manager Anda untuk mengubahnya.',
  'bhbu.applicationOpen':
    'Pendaftaran %{nama} belum diputuskan. Tolak pendaftarannya bila tidak dilanjutkan.',
  'bhbu.inUse':
    '%{nama} masih memiliki %{pemakaian:and}. Hapus itu lebih dahulu, atau nonaktifkan perusahaannya saja.',
  'bhbu.npwpTaken':
    'Perusahaan dengan NPWP ini sudah terdaftar atau pendaftarannya sedang diperiksa. Bila ini perusahaan Anda, buka Status pendaftaran dengan nomor tiket dan email pendaftar, atau hubungi account manager Anda.',
  'bhbu.npwpTakenBy': 'NPWP ini sudah dipakai %{nama}. Buka perusahaan itu.',
  'bhbu.applicationRejected': 'Pendaftaran %{nama} ditolak, jadi datanya tidak dapat diubah lagi.',
  'bhbu.applicationUndecided':
    'Pendaftaran %{nama} belum diputuskan. Putuskan dahulu lewat Pendaftaran BHBU.',
  'bhbu.reasonMissing': 'Tulis mengapa perusahaan ini dinonaktifkan',
  'bhbu.skbExpired': 'Tanggal ini sudah lewat. Unggah SKB yang masih berlaku.',
  'application.unknown':
    'Nomor tiket dan email ini tidak cocok dengan pendaftaran mana pun. Periksa keduanya; nomor tiket ada di email yang kami kirim.',
  'application.correctionMissing': 'Perbaiki isian ini',
  'application.notRequested': 'Isian ini tidak diminta untuk diperbaiki',
  'bhbu.sharedAccount':
    'Nomor ini milik %{nama}. Isi nomor lain, atau nyatakan bahwa keduanya segrup',
  'bhbu.nitkuOfOther': 'NITKU ini bukan milik NPWP perusahaan',
} as const;

/** Messages of work without network. */
export const luringTexts = {
  'luring.badKey': 'Kunci perangkat ini tidak dapat dipakai. Siapkan hari ini sekali lagi.',
  'luring.otherKey':
    'Perangkat ini sudah terdaftar dengan kunci lain. Siapkan hari ini sekali lagi.',
  'luring.badSignature': 'Tanda tangan perangkat pada tindakan ini tidak cocok',
  'luring.unreadable':
    'Isi tindakan ini tidak dikenal versi portal ini. Catat sekali lagi di antrean, lalu putuskan ini tidak dicatat',
  'luring.otherAccount': 'Tindakan ini dicatat akun, faskes, atau perangkat lain',
  'luring.earlierFacility':
    'Tindakan ini dicatat saat akun ini masih di faskes lain, jadi diputuskan oleh faskes itu',
  'luring.badTime': 'Waktu tindakan ini tidak mungkin; periksa jam perangkat',
  'luring.idReused': 'Nomor tindakan ini sudah dipakai untuk tindakan lain.',
  'luring.tooManyOpen':
    'Terlalu banyak tindakan yang menunggu putusan. Putuskan itu dahulu, lalu kirim lagi.',
  'luring.tooManyActs': 'Terlalu banyak tindakan tanpa jaringan dikirim akun ini.',
  'luring.doseNotRecorded':
    'Dosis yang diikuti KIPI ini belum tercatat di server. Putuskan dosisnya dahulu.',
  'luring.decided': 'Tindakan ini sudah diputuskan %{oleh}. Muat ulang daftarnya.',
} as const;

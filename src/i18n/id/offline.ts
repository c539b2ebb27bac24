/** Messages of work without network, where the i18n provider is not available. */
export const offline = {
  batch_unknown:
    'Batch ini tidak ada di antara batch yang disiapkan; pilih batch lain, atau tunggu sampai ada jaringan',
  already_given: 'Dosis hari ini sudah dicatat di perangkat ini.',
  other_day: 'Tanpa jaringan, kunjungan dicatat untuk hari yang disiapkan saja',
  other_dose: 'Bukan dosis ini yang berikutnya. Buka orang ini sekali lagi.',
  no_stock: 'Menurut stok yang disiapkan, dosis batch ini habis. Tulis alasannya',
  future_time: 'Jam ini belum tiba',
  has_event:
    'Dosis ini diikuti KIPI yang dicatat tanpa jaringan, jadi tidak dapat ditarik kembali.',
  sent_already: 'Catatan ini sudah dikirim. Muat ulang antrean.',
  voucher_unknown:
    'Kode ini tidak ada di antara voucher yang disiapkan pukul %{waktu}. Periksa lagi sesudah ada jaringan.',
  voucher_used: 'Sudah dipakai di perangkat ini pukul %{waktu}; menunggu dikirim.',
  voucher_used_here: 'Voucher ini sudah dipakai di perangkat ini.',
  voucher_usable:
    'Berlaku per pukul %{waktu}. Tanpa jaringan, pemakaiannya sementara sampai dikonfirmasi server.',
};

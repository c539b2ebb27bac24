import type { OfflineActKind, OfflineDecision } from '#contract/domains/luring/index.ts';

const kind = {
  KUNJUNGAN: 'Kunjungan',
  HADIR: 'Kedatangan',
  KIPI: 'KIPI',
  VOUCHER: 'Pemakaian voucher',
} satisfies Record<OfflineActKind, string>;

const decision = {
  CATAT: 'Catat menurut aturan server',
  BUANG: 'Tidak dicatat',
} satisfies Record<OfflineDecision, string>;

/** Messages of work without network. */
export const luring = {
  lead: 'Siapkan antrean hari ini di perangkat ini, supaya pelayanan jalan terus bila jaringan putus. Yang dicatat tanpa jaringan sementara sampai dikonfirmasi server.',
  unsupported:
    'Peramban ini tidak dapat menyimpan hari dengan aman. Buka portal lewat alamat https di peramban yang baru.',
  prepared_at: 'Disiapkan pukul %{time}',
  not_prepared: 'Belum disiapkan untuk bekerja tanpa jaringan',
  waiting: '%{smart_count} tindakan menunggu dikirim',
  unreadable:
    '%{smart_count} tindakan yang menunggu tidak dapat dibuka di peramban ini, karena kuncinya tidak ada lagi di server. Catat sekali lagi yang dilakukan waktu itu, dan beri tahu admin.',
  waiting_list: 'Yang menunggu dikirim',
  send: 'Kirim sekarang',
  sent: '%{smart_count} tindakan tanpa jaringan dicatat server',
  refused:
    '%{smart_count} tindakan tanpa jaringan ditolak aturan dan menunggu putusan di halaman Tanpa jaringan',
  new_build: 'Versi baru terpasang di server. Muat ulang halaman, lalu kirim.',
  notice: {
    away: 'Tanpa jaringan. Pelayanan memakai hari yang disiapkan pukul %{time}; %{smart_count} tindakan menunggu dikirim dan sementara sampai dikonfirmasi.',
    back: 'Server sudah terhubung kembali.',
  },
  prepare: {
    label: 'Siapkan hari ini',
    again: 'Siapkan ulang',
    done: 'Hari ini disiapkan untuk %{smart_count} orang. Portal dapat dibuka tanpa jaringan di perangkat ini sampai tengah malam atau sampai Anda keluar.',
    too_many:
      'Hari ini disiapkan, tetapi %{smart_count} orang tidak termuat; untuk mereka perlu jaringan.',
    no_shell:
      'Hari ini disiapkan, tetapi halamannya tidak tersimpan: biarkan portal tetap terbuka, atau siapkan sekali lagi.',
  },
  kind,
  decision,
  fields: {
    keputusan: 'Putusan',
    konfirmasi: 'Peringatannya sudah dibaca, dan dosis memang diberikan',
    idBatch: 'Batch yang benar, bila salah dicatat',
    alasanBatch: 'Alasan batch ini dipakai',
    rencanaTanggal: 'Hari rencana baru; kosongkan bila tidak ada',
    alasan: 'Alasan putusan',
  },
  conflict: {
    title: 'Menunggu putusan',
    none: 'Tidak ada tindakan yang menunggu putusan.',
    mine: 'Dicatat tanpa jaringan',
    server: 'Di server',
    nothing: 'Tidak ada catatan vaksinasi orang ini.',
    done: '%{when}, %{who}',
    visit: 'Dosis %{number} %{result}',
    merged: 'Orang ini sudah digabung ke %{name}; bila dicatat, catatannya masuk ke sana.',
  },
  decide: {
    label: 'Putuskan',
    title: 'Putuskan tindakan tanpa jaringan untuk %{name}',
    confirm: 'Simpan putusan',
    confirm_hint: 'Server meminta peringatannya dikonfirmasi sebelum dosis ini dicatat.',
    recorded: 'Tindakan untuk %{name} dicatat',
    discarded: 'Tindakan untuk %{name} tidak dicatat',
  },
};

import type { MessageState } from '#contract/states/outbox.ts';

/** Messages of the outbox: `resources.outbox.*`. */
export const outbox = {
  noun: 'pesan',
  count: '%{smart_count} pesan',
  empty: 'Email yang dikirim portal tampil di sini.',
  fields: {
    id: 'Nomor',
    perihal: 'Perihal',
    kepada: 'Kepada',
    lampiran: 'Lampiran',
    status: 'Status',
    dibuat: 'Dibuat',
    terkirim: 'Terkirim',
    percobaan: 'Percobaan',
    kesalahan: 'Kesalahan terakhir',
    alasan: 'Alasan diabaikan',
  },
  status: {
    pending: 'Menunggu dikirim',
    done: 'Terkirim',
    dead: 'Tidak terkirim',
    held: 'Ditahan',
    dismissed: 'Diabaikan',
  } satisfies Record<MessageState, string>,
  meaning: {
    pending: 'Dikirim sebentar lagi.',
    done: 'Isinya tidak disimpan lagi sesudah terkirim.',
    dead: 'Sudah dicoba beberapa kali, atau isinya tidak berlaku lagi.',
    held: 'Server email tidak diatur; sampaikan isinya kepada penerima.',
    dismissed: 'Tidak dikirim lagi; alasannya dicatat.',
  } satisfies Record<MessageState, string>,
  page: {
    read: 'Baca isi',
    audited: 'Membaca isi pesan tercatat di jejak audit.',
    content_deleted:
      'Isi pesan ini tidak ada lagi: sudah terkirim, kedaluwarsa, atau kata sandinya sudah dipakai.',
    failed: 'Isi pesan tidak dapat dibuka. %{detail}',
    text: 'Isi pesan',
    attachment: 'Lampiran %{name}',
    record: 'Buka data terkait',
    dismissed: 'Diabaikan: %{reason}',
  },
  action: {
    retry: {
      label: 'Kirim ulang',
      text: 'Pesan dikirim sekali lagi kepada penerima yang sama. Bila alamatnya salah, perbaiki dan kirim dari halaman datanya, lalu abaikan pesan ini.',
      done: '%{what} menunggu dikirim',
      disabled: 'Hanya pesan yang tidak terkirim, ditahan atau diabaikan.',
    },
    dismiss: {
      label: 'Abaikan',
      text: 'Pesan ini tidak dikirim lagi dan tidak tampil lagi sebagai tugas di dasbor.',
      reason: 'Mengapa tidak perlu dikirim?',
      done: '%{what} diabaikan',
      disabled: 'Hanya pesan yang tidak terkirim atau ditahan.',
    },
  },
};

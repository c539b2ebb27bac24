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
  },
  status: {
    pending: 'Menunggu dikirim',
    done: 'Terkirim',
    dead: 'Tidak terkirim',
    held: 'Ditahan',
  } satisfies Record<MessageState, string>,
  meaning: {
    pending: 'Dikirim sebentar lagi.',
    done: 'Isinya tidak disimpan lagi sesudah terkirim.',
    dead: 'Sudah dicoba beberapa kali, atau isinya tidak berlaku lagi.',
    held: 'Server email tidak diatur; sampaikan isinya kepada penerima.',
  } satisfies Record<MessageState, string>,
  page: {
    read: 'Baca isi',
    audited: 'Membaca isi pesan tercatat di jejak audit.',
    content_deleted:
      'Isi pesan ini tidak ada lagi: sudah terkirim, kedaluwarsa, atau kata sandinya sudah dipakai.',
    failed: 'Isi pesan tidak dapat dibuka. %{detail}',
    text: 'Isi pesan',
    attachment: 'Lampiran %{name}',
  },
};

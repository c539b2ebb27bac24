import type { BatchState } from '#contract/states/batch.ts';
import { contactFields, contactOutcomes } from './contact.ts';

/** Messages of the people who got a dose of a batch: `resources.recipient.*`. */
export const recipient = {
  noun: 'penerima',
  count: '%{smart_count} penerima',
  title: 'Penerima dosis batch %{batch}',
  lead: '%{product}, s/d %{until}.',
  progress: '%{called} dari %{total} penerima sudah dihubungi.',
  empty: 'Tidak ada penerima dosis dari batch ini.',
  ofBatch: 'batch %{batch}',
  afterExpiry:
    '%{smart_count} dosis diberikan sesudah hari terakhir batch ini. Periksa tanggalnya; bila benar, hubungi penerimanya.',
  late: 'Sesudah kedaluwarsa',
  byNumber: 'Menurut produk dan nomor',
  fields: contactFields,
  help: { catatan: 'Tanpa nomor identitas. Catat keluhan sebagai KIPI, bukan di sini.' },
  hasil: contactOutcomes,
  state: {
    DIPERIKSA: 'Batch ini masih diperiksa dan belum boleh dipakai.',
    DITAHAN: 'Batch ini sedang ditahan dan tidak boleh dipakai.',
    DITOLAK: 'Batch ini ditolak dan tidak boleh dipakai.',
    DITARIK: 'Batch ini ditarik dan tidak boleh dipakai. Hubungi semua penerimanya.',
    KEDALUWARSA: 'Batch ini sudah kedaluwarsa dan tidak boleh dipakai.',
  } satisfies Record<Exclude<BatchState, 'TERSEDIA'>, string>,
  action: {
    contact: {
      label: 'Sudah dihubungi',
      text: 'Yang tidak mengangkat tetap menunggu dihubungi.',
      done: 'panggilan kepada %{what} dicatat',
    },
  },
};

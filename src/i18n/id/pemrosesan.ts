import { retentionNames } from '#contract/core/messages/id/retention.ts';
import {
  basisNames,
  dataClassNames,
  purposeNames,
  purposeRecipients,
} from '#contract/core/messages/id/processing.ts';
import { roleNames } from '#contract/core/messages/id/role.ts';

/** Messages of the register of processing: `resources.pemrosesan.*`. */
export const pemrosesan = {
  noun: 'kegiatan',
  count: '%{smart_count} kegiatan',
  lead: 'Setiap panggilan yang memuat data pribadi (UU 27/2022 Pasal 31): data apa, untuk apa, atas dasar apa, oleh siapa, dan berapa lama. Dibuat dari kontrak portal, jadi selalu sesuai dengan yang berjalan.',
  empty: 'Kegiatan pemrosesan tampil di sini.',
  section: { activity: 'Kegiatan pemrosesan' },
  fields: {
    id: 'Nomor',
    panggilan: 'Panggilan',
    alamat: 'Alamat',
    kegiatan: 'Kegiatan',
    data: 'Kelas data',
    pelaku: 'Peran',
    lama: 'Masa simpan',
    kelasData: 'Kelas data',
    peran: 'Peran',
    tujuan: 'Tujuan',
    dasar: 'Dasar',
    penerima: 'Penerima',
    masaSimpan: 'Masa simpan',
  },
  kelasData: dataClassNames,
  peran: { ...roleNames, PUBLIK: 'Tanpa masuk' },
  tujuan: purposeNames,
  penerima: purposeRecipients,
  dasar: basisNames,
  masaSimpan: retentionNames,
};

import { purposeLabels, readActivityLabels } from '#contract/core/messages/id/person-read.ts';

/** Messages of the log of reads: `resources.personRead.*`. */
export const personRead = {
  title: 'Siapa membaca',
  empty: 'Belum ada pembacaan yang tercatat.',
  by: '%{who} (%{role}), %{when}',
  purpose: 'Tujuan: %{purpose}',
  basis: 'Dasar: %{basis}',
  together: 'Bersama %{smart_count} peserta lain',
  file: 'Berkas',
  retention: 'Catatan disimpan 24 bulan. Membuka daftar ini juga tercatat.',
  activity: readActivityLabels,
  tujuan: purposeLabels,
};

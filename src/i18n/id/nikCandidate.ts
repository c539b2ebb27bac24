import type { NikEdit, NikFactName } from '#contract/core/values/nik-edit.ts';

/** What each edit changes; positions count from the left. */
const edit = {
  angka: 'Angka ke-%{position} menjadi %{digit}',
  tukar: 'Angka ke-%{position} dan ke-%{next} tertukar',
  sisip: 'Angka %{digit} kurang di urutan ke-%{position}',
  hapus: 'Angka ke-%{position} berlebih',
  hariPerempuan: 'Tanggal lahir perempuan belum ditambah 40',
  tahun: 'Tahun lahir menjadi %{digit}',
  wilayah: 'Kode daerah menjadi %{digit}',
} satisfies Record<NikEdit['jenis'], string>;

/** The facts that a candidate agrees with. */
const fact = {
  birthDate: 'tanggal lahir',
  sex: 'jenis kelamin',
  region: 'kabupaten/kota',
} satisfies Record<NikFactName, string>;

/** Messages of the candidates of a wrong NIK, loaded with them. */
export const nikCandidate = {
  edit,
  fact,
  title: 'Mungkin maksudnya',
  lead: 'Cocokkan dengan KTP. Tidak ada yang dipakai sebelum Anda memilihnya.',
  hidden: 'Hanya angka yang berubah yang terlihat.',
  agrees: 'Cocok dengan %{facts}.',
  take: 'Pakai',
  take_named: 'Pakai: %{what}',
  none: 'Tidak ada nomor yang berbeda satu kesalahan ketik dan cocok dengan data orang ini. Tulis nomor lengkap dari KTP.',
  reveal: 'Lihat NIK lengkap',
  reveal_help: 'Angka lengkapnya membantu mencari yang kurang; melihatnya tercatat.',
  find: 'Cari NIK yang mungkin',
  find_help: 'Nomor tersimpan dibuka untuk dibandingkan; ini tercatat.',
  dialog: 'NIK baris %{number}',
  taken: 'NIK baris %{number} diperbaiki.',
};

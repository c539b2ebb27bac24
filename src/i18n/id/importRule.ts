import type { CorrectionRule } from '#contract/domains/import/rules/index.ts';

/** What each kind of rule does. */
const kind = {
  tukarHariBulan: '%{field}: hari dan bulan tertukar',
  tahunDuaAngka: '%{field}: tahun ditulis dua angka',
  dariNik: '%{field} tidak terbaca: diisi menurut NIK',
  tukarKolom: '%{field} dan %{other} tertukar',
  gelar: 'Gelar di dalam nama dihapus',
  bin: 'Kata bin atau binti di dalam nama dihapus',
  nomorHP: 'Nomor HP dirapikan',
  kodeNama: 'Kode daerah atau faskes ditulis bersama namanya, atau namanya sebagai ganti kode',
  angkaNik:
    'NIK salah satu angka, dan hanya satu nomor cocok dengan tanggal lahir, jenis kelamin dan daerahnya',
  hariNikPerempuan: 'Tanggal di NIK perempuan belum ditambah 40',
  teksSama: '%{field} “%{from}” berarti %{to}',
} satisfies Record<CorrectionRule['jenis'], string>;

/** Kinds with a parameter that says more. */
const detail = {
  month_first: '%{field}: tahun ditulis dua angka, bulannya di depan',
  father: 'Bin atau binti dan nama ayah dihapus dari nama',
  huruf: 'Nomor HP: huruf O dan l menjadi angka 0 dan 1',
  awalan: 'Nomor HP: awalan +62 dan 0 ditulis dua kali',
  satu: 'Nomor HP: kata di sekitar nomor dihapus',
  pertama: 'Nomor HP: yang pertama dari beberapa nomor',
};

/** Messages of correction rules, loaded with their dialogs. */
export const importRule = {
  kind,
  detail,
  title_correction: 'Perbaiki %{smart_count} baris lain dengan cara yang sama?',
  title_found: 'Perbaiki %{smart_count} baris ini?',
  title_remembered: 'Pakai lagi %{smart_count} aturan dari berkas sebelumnya?',
  lead: 'Belum ada yang diubah. Enter menerapkan, Esc menolak, dan sesudahnya Ctrl+Z mengurungkan semuanya. Aturan yang diterapkan ditawarkan lagi untuk berkas berikutnya.',
  lead_touch:
    'Belum ada yang diubah. Yang diterapkan dapat diurungkan, dan aturannya ditawarkan lagi untuk berkas berikutnya.',
  check_card: 'Cocokkan contohnya dengan KTP. Hanya angka yang berubah yang terlihat.',
  rows: '%{smart_count} baris',
  more: 'dan %{smart_count} baris lain',
  becomes: 'menjadi',
  empty: 'kosong',
  accept: 'Terapkan di %{smart_count} baris',
  accept_all: 'Terapkan semua',
  refuse: 'Tidak',
  applied: '%{smart_count} baris diperbaiki.',
  applied_none: 'Tidak ada lagi baris yang diubah.',
  undone: 'Aturan diurungkan.',
  list_title: 'Aturan perbaikan',
  list_lead:
    'Aturan yang pernah Anda terima. Yang menyala ditawarkan saat berkas berikutnya diperiksa, dan tidak pernah berjalan sendiri.',
  list_empty:
    'Belum ada aturan. Perbaiki satu sel; bila salahnya sama di baris lain, aturannya ditawarkan.',
  active: 'Ditawarkan: %{rule}',
  remove: 'Hapus',
  remove_named: 'Hapus aturan %{rule}',
  change_to: 'Diganti menjadi',
  change: 'Simpan',
  by: '%{who}, %{when}',
};

import { consentChannelNames } from '#contract/core/messages/id/consent.ts';
import type { ImportKind } from '#contract/domains/import/kinds.ts';
import type { DoseResult } from '#contract/domains/vaksinasi/record.ts';
import { kipiWords } from '#documents/kipi/words.ts';
import { peserta } from './peserta.ts';
import { voucher } from './voucher.ts';

/** Visit results; `satisfies` makes a missing one a type error. */
const hasil = {
  DIBERIKAN: 'Diberikan',
  DITUNDA: 'Ditunda',
  DITOLAK: 'Ditolak',
} satisfies Record<DoseResult, string>;

/** Import kinds, within a sentence. */
const importKinds = {
  peserta: 'peserta',
  booster: 'booster',
  boosterEksternal: 'booster eksternal',
  smartChecking: 'hasil smart checking',
} satisfies Record<ImportKind, string>;

/** Messages of the participant page: `resources.riwayat.*`, extending those of `peserta`. */
export const riwayat = {
  ...peserta,
  fields: {
    ...peserta.fields,
    vaccinationType: 'Jenis vaksinasi',
    alasan: 'Temuan',
    userId: 'Nomor akun pendaftar',
    idImport: 'Nomor unggahan',
    vaksinPrimer: 'Vaksin primer',
    tanggalDosis1: 'Tanggal dosis 1',
    tanggalDosis2: 'Tanggal dosis 2',
    faskesDosis2: 'Faskes dosis 2',
    jenisBooster: 'Jenis booster',
    tanggalBooster: 'Tanggal booster',
    batch: 'Batch',
    faskesPelaksana: 'Faskes pelaksana',
    isEligible: 'Kelayakan booster berikutnya',
    layakMulai: 'Layak mulai',
    alasanTidakLayak: 'Alasan tidak layak',
    layakDiperiksa: 'Kelayakan diperiksa',
    smartCheckStatus: 'Smart checking',
    smartCheckCatatan: 'Keterangan smart checking',
    noTiket: 'Nomor tiket',
    tiketKePeserta: 'Tiket diberikan kepada peserta nomor',
    tiketDariPeserta: 'Tiket diterima dari peserta nomor',
    perubahanBanyak: 'Nomor perubahan banyak',
    digabungDari: 'Digabung dari peserta nomor',
    digabungKe: 'Digabung ke peserta nomor',
    dipisahDari: 'Dipisah lagi dari peserta nomor',
    kunjunganPindah: 'Kunjungan yang pindah',
    voucherPindah: 'Voucher yang pindah',
    buktiPindah: 'Bukti yang pindah',
    nomorDiubah: 'Nomor identitas yang diganti',
    dosisDiberikan: 'Dosis diberikan',
    deletedAt: 'Dihapus',
  },
  vaccinationType: { '0': 'Reguler', '1': 'Booster', '2': 'Booster eksternal' },
  isEligible: { true: 'Layak', false: 'Belum layak' },
  hasil,
  import_kind: importKinds,
  section: {
    ...peserta.section,
    booster: 'Booster',
    vouchers: 'Voucher',
    doses: 'Dosis',
    certificates: 'Bukti vaksinasi',
    satusehat: 'SATUSEHAT',
    consent: 'Persetujuan',
    otherRegistrations: 'Pendaftaran lain orang ini',
    imports: 'Asal data',
    auditLog: 'Riwayat',
    reads: 'Siapa membaca',
  },
  reads_show: 'Tampilkan siapa membaca',
  consent: {
    none: 'Tidak ada persetujuan.',
    proof: 'Bukti persetujuan perusahaan: %{name}',
    uploaded: 'Diunggah %{when} oleh %{by}',
    basis: {
      LANGSUNG: 'Diberikan sendiri oleh peserta',
      PERNYATAAN: 'Dinyatakan oleh yang memasukkan datanya',
      SEBELUM_PENCATATAN: 'Dicatat sebelum bukti persetujuan disimpan',
    },
    channel: consentChannelNames,
    by: 'oleh %{name}',
    notice: 'Pemberitahuan %{notice}, SHA-256',
  },
  merged: {
    here: '%{name} digabung ke peserta ini: %{by}.',
    away: 'Peserta ini digabung ke %{name}: %{by}.',
    open: 'Lihat dan batalkan',
  },
  source: {
    person: 'Diisi %{by}',
    bulk: 'Perubahan banyak peserta, %{by}',
    merge: 'Dari peserta yang digabung, %{by}',
    visit: 'Dihitung dari kunjungan yang tercatat',
    eligibility: 'Dihitung dari aturan jarak booster',
  },
  head: {
    back: 'Kembali ke daftar',
    edit_booster: 'Ubah data booster',
    create_booster: 'Siapkan booster',
    hold: 'Tahan data',
    held: 'Ditahan',
    held_text: 'Data orang ini ditahan sejak %{when} oleh %{who}, jadi tidak dihapus.',
    held_company:
      'Data %{name} ditahan sejak %{when} oleh %{who}, jadi data orang ini tidak dihapus.',
    held_link: 'Buka penahanan',
    deleted: 'Dihapus',
    deleted_at:
      'Peserta ini dihapus %{when} dan tidak tampil di daftar. Datanya masih dapat dipulihkan.',
    done: 'Vaksinasi selesai',
    doses: '%{given} dari %{of} dosis',
    registered: 'Didaftarkan %{who}, %{when}',
    changed: 'diubah %{who}, %{when}',
    correct: 'Perbaiki',
    ticket: 'Pindahkan tiket',
  },
  site: kipiWords.site,
  dose: {
    none: 'Belum ada dosis yang dicatat.',
    elsewhere: 'Booster ini diberikan di tempat lain; lihat bagian Booster.',
    kipi: 'Ada KIPI',
    cancelled: 'Dibatalkan',
    corrected: 'Diperbaiki',
    corrected_by: 'Diperbaiki %{who} %{when}%{reason}',
    cancelled_by: 'Dibatalkan %{who}, %{when}%{reason}',
    batch: 'Batch %{batch}',
    unregistered: 'Batch tidak terdaftar',
    by: 'Vaksinator %{who}',
  },
  voucher: {
    none: 'Tidak ada voucher yang dapat Anda lihat.',
    status: voucher.status,
    used: 'Dipakai %{when}',
    valid: 'Berlaku sampai %{day}',
  },
  otherRegistration: {
    none: 'Tidak ada pendaftaran lain yang dapat Anda lihat.',
    no_bhbu: 'Tanpa perusahaan',
  },
  import: {
    none: 'Tidak ada berkas yang mengisi data ini; data diisi lewat formulir.',
    row: 'Baris %{row}',
    of: 'Berkas %{kind}',
    registered: 'Mendaftarkan peserta ini',
    updated: 'Mengubah %{fields}',
    undone: 'Diurungkan',
    undone_by: 'Diurungkan %{who}, %{when}',
    show_sources: 'Tampilkan asal nilai',
    source: 'Dari %{file}, baris %{row}',
  },
  auditEntry: {
    none: 'Belum ada yang tercatat.',
    newest: 'Menampilkan %{shown} catatan terbaru dari %{all}.',
    reason: 'Alasan: %{reason}',
  },
};

import type { SatusehatGap, SatusehatState } from '#contract/domains/satusehat/record.ts';

const gap = {
  pembatasan: 'izin: pemilik data meminta datanya tidak diteruskan',
  organisasi: 'ID organisasi faskes',
  lokasi: 'ID lokasi faskes',
  pasien: 'nomor pasien',
  kunjungan: 'ID kunjungan',
  produk: 'produk vaksin',
  kodeVaksin: 'kode KFA produk',
  batch: 'nomor batch',
  kedaluwarsa: 'tanggal kedaluwarsa',
  vaksinator: 'nama vaksinator',
  nomorVaksinator: 'nomor vaksinator',
  pelaksana: 'faskes pelaksana',
  alasan: 'alasan',
  tanggal: 'tanggal sejak 3 Juni 2014',
} satisfies Record<SatusehatGap, string>;

const state = {
  label: 'Saring menurut status',
  all: 'semua',
  KURANG: 'kurang',
  SIAP: 'siap',
  BERUBAH: 'berubah sejak dikirim',
  DIKIRIM: 'sudah dikirim',
  TIDAK_PERLU: 'tidak perlu dikirim',
} satisfies Record<SatusehatState | 'all' | 'label', string>;

const none = {
  all: 'Tidak ada dosis pada hari itu.',
  KURANG: 'Tidak ada dosis yang kurang datanya.',
  SIAP: 'Tidak ada dosis yang siap dan belum dikirim.',
  BERUBAH: 'Tidak ada dosis yang berubah sejak dikirim.',
  DIKIRIM: 'Belum ada dosis yang ditandai sudah dikirim.',
  TIDAK_PERLU: 'Tidak ada catatan yang dibatalkan sebelum dikirim.',
} satisfies Record<SatusehatState | 'all', string>;

/** Messages of the export for SATUSEHAT: `resources.satusehat.*`. */
export const satusehat = {
  lead: 'Dosis satu faskes untuk SATUSEHAT, platform data kesehatan Kementerian Kesehatan: mana yang siap, dan apa yang masih kurang. Portal tidak mengirim sendiri; faskes mengirim berkasnya dengan akun SATUSEHAT-nya.',
  list: 'Dosis dan kesiapannya',
  otherFacility: 'Ganti faskes',
  fields: {
    idFaskes: 'Faskes',
    dari: 'Dari hari',
    sampai: 'Sampai hari',
    noIHS: 'Nomor pasien SATUSEHAT',
    kunjungan: 'ID kunjungan SATUSEHAT',
    ihsVaksinator: 'Nomor vaksinator SATUSEHAT',
    idProduk: 'Produk vaksin',
    dikirimPada: 'Dikirim',
    dikirimOleh: 'Dikirim menurut',
    jumlah: 'Jumlah dosis',
    jumlahBaris: 'Baris dibaca',
    diperbarui: 'Baris diperbarui',
    tetap: 'Baris tetap',
    ditolak: 'Baris tidak disimpan',
    fileNomor: 'Templat yang sudah diisi (.xlsx atau .csv)',
  },
  help: {
    noIHS: 'Dicari di SATUSEHAT dengan NIK, misalnya P00000000001.',
    kunjungan: 'ID Encounter dari kunjungan ini di SATUSEHAT.',
    ihsVaksinator: 'Dicari di SATUSEHAT dengan NIK tenaga kesehatan, misalnya N00000000001.',
    idProduk: 'Catatannya tidak menyebut produk: pilih vaksin yang direncanakan atau diberikan.',
  },
  state,
  gap,
  none,
  result: {
    DIBERIKAN: 'diberikan',
    DITUNDA: 'ditunda',
    DITOLAK: 'ditolak',
    LUAR: 'di tempat lain',
  },
  cancelled: 'dibatalkan',
  lacks: 'Kurang:',
  lacksOf: 'Yang kurang dari %{name}',
  sentAt: 'Dikirim %{when} menurut %{who}',
  facility: {
    missing:
      'Faskes ini belum punya ID organisasi atau ID lokasi SATUSEHAT, jadi belum ada yang siap.',
    enter: 'Isi di data faskes',
    ask: 'Mintalah faskes atau admin mengisinya di data faskes.',
  },
  patient: { add: 'Isi nomor', change: 'Ubah nomor' },
  numbers: {
    button: 'Isi nomor',
    of: 'Isi nomor SATUSEHAT %{name}',
    title: 'Nomor SATUSEHAT %{name}',
    lead: 'Isi seperti yang ditemukan di SATUSEHAT. Yang belum diketahui dikosongkan.',
    vaccinator: 'Nomor vaksinator berlaku untuk semua dosis oleh %{name} di faskes ini.',
    done: 'Nomor tersimpan',
  },
  import: {
    button: 'Isi dari berkas',
    title: 'Isi nomor dari berkas',
    lead: 'Unduh templat hari-hari yang tampil, isi nomor pasien dan ID kunjungan, lalu unggah lagi. Baris yang salah disebut dengan alasannya; sisanya tersimpan.',
    template: 'Unduh templat',
    send: 'Unggah',
    result: '%{smart_count} baris dibaca: %{changed} diperbarui, %{same} tetap.',
    rejected: '%{smart_count} baris tidak disimpan:',
    row: 'Baris %{number}: %{message}',
  },
  export: {
    button: 'Unduh %{smart_count} yang siap',
  },
  sent: {
    button: 'Tandai sudah dikirim',
    title: 'Sudah dikirim ke SATUSEHAT?',
    lead: '%{smart_count} dosis dari berkas berakhiran %{file} ditandai sudah dikirim. Yang berubah atau dibatalkan sesudahnya tampil sebagai “berubah sejak dikirim”.',
    confirm: 'Tandai',
    done: '%{smart_count} dosis ditandai sudah dikirim',
  },
  takeBack: {
    button: 'Tarik tanda kirim',
    of: 'Tarik tanda kirim %{name}',
    title: 'Tarik tanda kirim %{name}?',
    lead: 'Dosis ini lalu dianggap belum pernah dikirim.',
    confirm: 'Tarik',
    done: 'Tanda kirim ditarik',
  },
};

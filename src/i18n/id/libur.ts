/** Messages of holidays: `resources.libur.*`. */
export const libur = {
  noun: 'hari libur',
  lead: 'Pada hari libur faskes tutup: peserta dan kiriman tidak dapat direncanakan. Libur nasional berlaku bagi semua faskes.',
  count: '%{smart_count} hari libur',
  empty: 'Hari libur nasional dan hari libur faskes tampil di sini.',
  first: 'Tambahkan hari saat faskes tutup di luar jadwal mingguannya.',
  planned:
    '%{peserta} peserta direncanakan pada hari itu. Rencana mereka tetap; pindahkan bila perlu.',
  national: 'Libur nasional hanya diubah oleh pengelola portal.',
  fields: {
    id: 'Nomor',
    tanggal: 'Tanggal',
    nama: 'Nama hari libur',
    jenis: 'Jenis',
    idFaskes: 'Faskes',
    namaFaskes: 'Faskes',
    tahun: 'Tahun',
    direncanakan: 'Peserta direncanakan',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    nama: 'Misalnya Proklamasi Kemerdekaan, atau Pelatihan tenaga kesehatan.',
    idFaskes: 'Kosongkan bila libur ini nasional, yaitu berlaku bagi semua faskes.',
  },
  jenis: { NASIONAL: 'Nasional', FASKES: 'Faskes' },
  action: {
    delete: {
      text: 'Faskes buka lagi pada hari itu menurut jadwal mingguannya.',
    },
  },
  question: {
    title: 'Tutup %{hari} walau ada peserta?',
    text: '%{peserta} peserta direncanakan pada hari itu. Rencana mereka tetap sampai dipindahkan.',
    queue: 'Lihat peserta %{hari}',
    save: 'Simpan hari libur',
  },
};

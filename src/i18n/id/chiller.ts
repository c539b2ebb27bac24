/** Messages of chillers: `resources.chiller.*`. */
export const chiller = {
  noun: 'chiller',
  lead: 'Tempat faskes menyimpan vaksin. Kapasitas faskes adalah jumlah semua chillernya.',
  count: '%{smart_count} chiller',
  empty: 'Chiller yang didaftarkan faskes tampil di sini.',
  first:
    'Daftarkan setiap chiller dengan nama yang dikenal petugas, lalu catat suhunya masing-masing.',
  fields: {
    id: 'Nomor',
    nama: 'Nama chiller',
    kapasitas: 'Kapasitas',
    idFaskes: 'Faskes',
    namaFaskes: 'Faskes',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  kapasitas: { unit: 'dosis' },
  help: {
    nama: 'Misalnya Chiller ruang vaksin. Nama ini dicari juga di berkas pencatat suhunya.',
    kapasitas: 'Isi 0 bila chiller ini tidak dipakai.',
  },
  action: {
    delete: {
      text: 'Hanya chiller tanpa catatan suhu yang dapat dihapus.',
    },
  },
};

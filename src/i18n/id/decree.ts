/** Messages of decrees under which the government bears the PPN: `resources.decree.*`. */
export const decree = {
  noun: 'peraturan',
  lead: 'Invoice dengan PPN yang ditanggung Pemerintah hanya terbit selama sebuah peraturan berlaku. Peraturan untuk 2021 dan 2022 sudah dikenal.',
  count: '%{smart_count} peraturan',
  empty: 'Peraturan tentang PPN yang ditanggung Pemerintah tampil di sini.',
  first: 'Catat peraturan yang berlaku sekarang, atau ubah kelas pajak produknya.',
  fields: {
    id: 'Nomor',
    aturan: 'Peraturan',
    fasilitas: 'Kode fasilitas',
    berlakuMulai: 'Berlaku mulai',
    berlakuSampai: 'Berlaku sampai',
    pada: 'Berlaku pada',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    aturan: 'Sebagaimana dikutip di invoice, misalnya PMK 226/PMK.03/2021 jo. PMK 113/PMK.03/2022.',
    fasilitas: 'Dua angka terakhir kode keterangan tambahan faktur 07 di Coretax.',
    berlakuSampai: 'Hari terakhirnya; kosongkan bila belum diketahui.',
  },
  action: {
    delete: {
      text: 'Invoice yang sudah terbit tetap menyebutnya. Invoice PPN DTP berikutnya memerlukan peraturan lain.',
    },
  },
};

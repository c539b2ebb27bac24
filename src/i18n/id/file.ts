/** Messages of file fields and previews. */
export const file = {
  drop: 'Seret berkas ke sini, atau tekan untuk memilih',
  let_go: 'Lepaskan untuk memilih',
  one_only: 'Pilih satu berkas saja',
  another: 'Ganti berkas',
  remove: 'Hapus %{name}',
  look: 'Lihat isi',
  preview: 'Pratinjau %{name}',
  failed: 'Dokumen tidak dapat dimuat. %{detail}',
  download: 'Unduh %{name}',
  hide: 'Sembunyikan isi',
  small: 'Isi PDF tidak ditampilkan di layar kecil.',
  phone: 'PDF dibuka sesudah diunduh.',
};

/** Messages of file fields and previews. */
export const file = {
  drop: 'Seret berkas ke sini, atau tekan untuk memilih',
  drop_now: 'Lepaskan untuk memilih',
  only_one: 'Pilih satu berkas saja',
  replace: 'Ganti berkas',
  remove: 'Hapus %{name}',
  show: 'Lihat isi',
  preview: 'Pratinjau %{name}',
  failed: 'Dokumen tidak dapat dimuat. %{detail}',
  download: 'Unduh %{name}',
  hide: 'Sembunyikan isi',
  pdf_unavailable: 'Isi PDF tidak ditampilkan di layar kecil.',
  pdf_unavailable_phone: 'PDF dibuka sesudah diunduh.',
};

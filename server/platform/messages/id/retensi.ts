/** Retention periods and legal holds. */
export const retensiTexts = {
  'retensi.cause': 'masa simpan habis',
  'retensi.inactive': 'Data dihapus karena masa simpannya habis',
  'penahanan.wrongState': 'Penahanan ini %{keadaan}.',
  'penahanan.state.BERLAKU': 'berlaku dan belum diusulkan berakhir',
  'penahanan.state.DIUSULKAN_BERAKHIR': 'sudah diusulkan berakhir',
  'penahanan.state.BERAKHIR': 'sudah berakhir',
  'penahanan.unknownPeserta': 'Peserta ini tidak ada. Buka halaman peserta, lalu pilih Tahan data',
  'penahanan.unknownCompany': 'Perusahaan ini tidak ada. Pilih yang lain',
  'penahanan.unknownAgreement': 'PKS ini tidak ada. Pilih yang lain',
} as const;

const peserta = { page: { create: 'Tambah peserta', edit: 'Ubah peserta' } };

/**
 * Screen titles, needed before a resource's messages are loaded and for users without access to it.
 */
export const screenTitles = {
  application: { page: { verify: 'Verifikasi pendaftaran' } },
  audit: { page: { entry: 'Catatan' } },
  bhbu: {
    page: { create: 'Tambah BHBU', detail: 'Halaman perusahaan', edit: 'Ubah data perusahaan' },
  },
  booster: { page: { edit: 'Ubah data booster' } },
  vaksinasi: { page: { kipi: 'Laporan KIPI' } },
  faskes: { page: { create: 'Tambah faskes', edit: 'Data faskes' } },
  import: { page: { create: 'Unggah berkas', edit: 'Unggahan' } },
  outbox: { page: { message: 'Pesan' } },
  peserta,
  pesertaOwn: peserta,
  product: { page: { create: 'Tambah produk', edit: 'Ubah produk' } },
  riwayat: { page: { detail: 'Peserta' } },
  service: { page: { create: 'Tambah layanan', edit: 'Ubah layanan' } },
  user: { page: { create: 'Tambah pengguna', edit: 'Ubah pengguna' } },
};

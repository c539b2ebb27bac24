const peserta = {
  name: 'Daftar peserta',
  page: { create: 'Tambah peserta', edit: 'Ubah peserta' },
  shortcut: {
    own: 'Daftarkan dan perbarui peserta perusahaan Anda.',
    all: 'Cari dan kelola peserta semua perusahaan.',
  },
};

const booster = {
  name: 'Peserta booster',
  page: { edit: 'Ubah data booster' },
  shortcut: {
    own: 'Siapkan booster peserta Anda, periksa kelayakan, dan buat tiketnya.',
    all: 'Cari dan kelola booster peserta semua perusahaan.',
  },
};

/**
 * Messages of resources that are needed before a resource is loaded, and by users without access to
 * it: its name, the titles of its screens (`page`) and the text of its shortcut on the dashboard.
 */
export const screenMessages = {
  application: {
    name: 'Pendaftaran BHBU',
    page: { verify: 'Verifikasi pendaftaran' },
    shortcut: 'Periksa perusahaan yang mendaftar, lalu setujui atau minta perbaikan.',
  },
  audit: {
    name: 'Jejak audit',
    page: { entry: 'Catatan' },
    shortcut: 'Telusuri siapa melakukan apa, pada data mana, dan kapan.',
  },
  bhbu: {
    name: 'BHBU',
    page: {
      create: 'Tambah BHBU',
      detail: 'Halaman perusahaan',
      edit: 'Ubah data perusahaan',
      own: 'Data perusahaan',
    },
    shortcut: {
      all: 'Cari dan kelola perusahaan peserta program.',
      own: 'Perbarui data dan dokumen perusahaan Anda.',
    },
  },
  booster,
  boosterOwn: booster,
  boosterEksternal: {
    name: 'Booster eksternal',
    shortcut: 'Lihat booster yang sudah diberikan di tempat lain.',
  },
  faskes: {
    name: 'Faskes',
    page: { create: 'Tambah faskes', edit: 'Data faskes' },
    shortcut: {
      all: 'Kelola faskes dengan izin, kapasitas, dan buktinya.',
      own: 'Perbarui data faskes Anda dan lengkapi buktinya.',
    },
  },
  batch: {
    name: 'Batch',
    page: { create: 'Tambah batch', edit: 'Ubah batch', show: 'Batch' },
    shortcut: 'Catat batch vaksin, periksa sertifikatnya, dan tahan atau tarik bila perlu.',
  },
  import: {
    name: 'Riwayat unggahan',
    page: { create: 'Unggah berkas', edit: 'Unggahan' },
    shortcut: 'Lihat hasil berkas yang pernah diunggah, lanjutkan, atau urungkan.',
  },
  jadwal: {
    name: 'Jadwal faskes',
    shortcut: 'Atur hari, jam buka dan kapasitas faskes Anda.',
  },
  outbox: {
    name: 'Kotak keluar',
    page: { message: 'Pesan' },
    shortcut: 'Baca email yang menunggu, terkirim, atau ditahan.',
  },
  peserta,
  pesertaOwn: peserta,
  product: {
    name: 'Produk',
    page: { create: 'Tambah produk', edit: 'Ubah produk' },
    shortcut: 'Atur vaksin yang dijual dan harganya.',
  },
  riwayat: { name: 'Peserta' },
  service: {
    name: 'Layanan',
    page: { create: 'Tambah layanan', edit: 'Ubah layanan' },
    shortcut: 'Atur layanan suntik dan tarifnya.',
  },
  tiket: {
    name: 'Ubah tiket peserta',
    shortcut: 'Pindahkan tiket vaksinasi dari satu peserta ke peserta lain.',
  },
  user: {
    name: 'Pengguna',
    page: { create: 'Tambah pengguna', edit: 'Ubah pengguna' },
    shortcut: 'Buat akun, atur perannya, dan hentikan aksesnya.',
  },
  vaksinasi: {
    name: 'Vaksinasi',
    page: { kipi: 'Laporan KIPI' },
    shortcut: 'Layani antrean hari ini: skrining, catat dosis, dan KIPI.',
  },
};

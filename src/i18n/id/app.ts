/** Messages of the layout: drawer, top bar, account menu and error pages. */
export const app = {
  name: 'Portal Vaksin',
  document_title: '%{page} · Portal Vaksin',
  menu: {
    label: 'Menu utama',
    open: 'Buka menu',
    close: 'Tutup menu',
    waiting: '%{smart_count} menunggu',
    group: {
      peserta: 'Peserta',
      master: 'Data master',
      organisasi: 'Data kami',
      transaksi: 'Perjanjian dan pemesanan',
      voucher: 'Voucher',
      sistem: 'Pengelolaan',
      pelayanan: 'Pelayanan',
      unggahan: 'Unggahan',
      pemeriksaan: 'Pemeriksaan',
    },
  },
  dashboard: {
    title: 'Dasbor',
    shortcut: 'Ringkasan dan jalan pintas.',
    greeting: 'Selamat datang, %{name}',
    tasks: 'Yang dapat Anda kerjakan di sini',
    none: 'Belum ada menu lain untuk peran Anda. Jika ada pekerjaan yang seharusnya dapat Anda lakukan di sini, hubungi administrator.',
    account: 'Akun Anda',
    password: 'Pakai kata sandi yang hanya Anda ketahui.',
  },
  toolbar: {
    label: 'Bilah atas',
    breadcrumb: 'Letak halaman',
    progress: 'Permintaan sedang diproses',
    search: 'Cari atau lompat ke…',
    skip: 'Langsung ke isi',
  },
  mode: {
    to_light: 'Ganti ke mode terang',
    to_dark: 'Ganti ke mode gelap',
    light: 'Mode terang',
    dark: 'Mode gelap',
    system: 'Ikuti perangkat',
  },
  account: {
    label: 'Akun %{name}',
    menu: 'Akun',
    logout: 'Keluar',
  },
  logout: {
    question: 'Apakah anda yakin akan keluar?',
    yes: 'Ya, keluar',
    no: 'Batal',
  },
  session: {
    title: 'Session Expired',
    text: 'Anda akan dikembalikan ke halaman login',
    confirm: 'Masuk kembali',
  },
  denied: {
    title: 'Akses ditolak',
    text: 'Peran Anda (%{role}) tidak mencakup halaman ini. Anda tetap masuk.',
    contact: 'Jika Anda memerlukannya untuk bekerja, mintalah kepada administrator portal.',
    action: 'Kembali ke dasbor',
  },
  not_found: {
    title: 'Halaman tidak ditemukan',
    text: 'Alamat ini tidak ada, atau datanya sudah dihapus.',
    action: 'Go Home',
  },
  server_error: {
    title: 'Sorry, the server is down.',
    text: 'Yang sudah Anda simpan tetap aman. Tunggu sebentar, lalu coba lagi.',
    chunk:
      'Bagian portal ini tidak dapat dimuat: sambungan terputus, atau versi baru baru saja dipasang. Muat ulang halaman ini.',
    crash:
      'Halaman ini berhenti karena kesalahan di aplikasi. Coba lagi; jika terulang, muat ulang atau sampaikan kepada administrator.',
    action: 'Coba lagi',
    reload: 'Muat ulang',
  },
  offline: 'Tidak ada sambungan. Yang Anda ketik tetap ada di halaman ini.',
  online: 'Sambungan kembali.',
  update: {
    text: 'Versi baru aplikasi sudah tersedia.',
    action: 'Muat versi baru',
  },
};

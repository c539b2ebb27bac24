/** Messages of the layout: drawer, top bar, account menu and error pages. */
export const app = {
  name: 'Portal Vaksin',
  document_title: '%{page} · Portal Vaksin',
  menu: {
    label: 'Menu utama',
    open: 'Buka menu',
    close: 'Tutup menu',
    narrow: 'Ciutkan menu',
    widen: 'Lebarkan menu',
    group: {
      peserta: 'Peserta',
      master: 'Data master',
      organisasi: 'Data kami',
      transaksi: 'Perjanjian dan pemesanan',
      keuangan: 'Keuangan',
      voucher: 'Voucher',
      sistem: 'Pengelolaan',
      pelayanan: 'Pelayanan',
      unggahan: 'Unggahan',
      pemeriksaan: 'Pemeriksaan',
      pengaturan: 'Pengaturan',
    },
  },
  dashboard: {
    title: 'Dasbor',
    greeting: 'Selamat datang, %{name}',
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
    // In the language that the entry chooses.
    language: 'Language: English',
    single_keys: 'Pintasan satu tombol (/, ?)',
    sign_out: 'Keluar',
  },
  sign_out: {
    unsent: 'Yang belum dikirim tetap tersimpan terenkripsi di sini.',
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
    right: 'Akun Anda tidak punya hak yang diperlukan halaman ini: %{right}. Anda tetap masuk.',
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
    crash:
      'Halaman ini berhenti karena kesalahan di aplikasi. Yang sudah Anda simpan tetap aman. Coba lagi; jika terulang, muat ulang atau sampaikan kepada administrator.',
    action: 'Coba lagi',
    reload: 'Muat ulang',
  },
  help: 'Bantuan halaman ini',
  load_failed: 'Halaman ini belum dapat dimuat',
  offline:
    'Server tidak dapat dihubungi. Yang Anda ketik tetap ada di halaman ini, tetapi belum tersimpan; simpan setelah tersambung lagi.',
  online: 'Server sudah terhubung kembali. Yang belum tersimpan perlu disimpan lagi.',
  missing_input: 'Isian ini belum dapat dimuat.',
  update: {
    text: 'Versi baru tersedia. Simpan pekerjaan Anda, lalu muat ulang.',
    missing:
      'Sebagian portal tidak dapat dimuat: sambungan terputus, atau versi baru dipasang. Simpan pekerjaan Anda, lalu muat ulang.',
    action: 'Muat ulang',
  },
};

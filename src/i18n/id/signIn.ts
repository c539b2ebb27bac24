/**
 * Messages of the sign-in page, which loads first: this file imports nothing and is used directly.
 */
export const signIn = {
  title: 'Masuk',
  app: 'Portal Vaksin',
  lead: 'Masuk untuk mengelola program vaksinasi.',
  username: 'Nama pengguna',
  password: 'Kata sandi',
  show_password: 'Tampilkan kata sandi',
  hide_password: 'Sembunyikan kata sandi',
  caps_lock: 'Caps Lock menyala',
  required: 'This field is required',
  captcha: {
    title: 'Validasi',
    text: 'Klik Captcha',
    confirm: 'Tutup',
    label: 'Captcha',
    loading: 'Captcha sedang dimuat',
    failed: 'Captcha tidak dapat dimuat. Periksa sambungan Anda, lalu coba lagi.',
    expired: 'Captcha sudah kedaluwarsa. Selesaikan sekali lagi.',
    retry: 'Coba lagi',
  },
  submit: 'Masuk',
  submitting: 'Memeriksa…',
  forgotten: 'Lupa kata sandi?',
  data_rights: 'Hak atas data pribadi',
  register: 'Registrasi BHBU Baru',
  registration_status: 'Lihat status pendaftaran',
  close: 'Close',
  failed: 'Tidak dapat masuk. Coba lagi.',
  no_connection: 'Server tidak dapat dihubungi. Periksa sambungan Anda, lalu coba lagi.',
  demo: {
    title: 'Data contoh',
    text: 'Portal ini berisi data contoh. Anda dapat masuk dengan akun berikut.',
    use: 'Pakai akun ini',
  },
  expired: {
    title: 'Session Expired',
    text: 'Anda akan dikembalikan ke halaman login',
    confirm: 'Masuk kembali',
  },
  loading: 'Membuka portal…',
};

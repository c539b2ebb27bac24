/** Messages of the account pages. Imports nothing, because these pages load before the console. */
export const account = {
  brand: {
    promise: 'Vaksinasi perusahaan, dari pemesanan sampai penyuntikan.',
    what: 'Peserta, perjanjian, pengiriman, dan voucher dalam satu catatan.',
  },
  demo: {
    prefilled: 'Isian untuk %{name} sudah dimasukkan.',
  },
  captcha: {
    insecure:
      'Captcha hanya bekerja di sambungan aman (HTTPS). Buka portal ini dengan alamat https.',
  },
  password: {
    title: 'Ganti kata sandi',
    first:
      'Kata sandi awal hanya untuk masuk pertama kali. Buat kata sandi Anda sendiri untuk melanjutkan.',
    lead: 'Setelah diganti, Anda masuk lagi dengan kata sandi baru di semua perangkat.',
    current: 'Kata sandi sekarang',
    next: 'Kata sandi baru',
    repeat: 'Ulangi kata sandi baru',
    hint: 'Paling sedikit %{min} karakter. Beberapa kata yang tidak berhubungan mudah diingat dan sulit ditebak.',
    required: 'Wajib diisi',
    different: 'Kedua kata sandi baru tidak sama',
    submit: 'Ganti kata sandi',
    submitting: 'Menyimpan…',
    changed: 'Kata sandi diganti. Masuk dengan kata sandi baru.',
    back: 'Kembali ke dasbor',
    sign_out: 'Keluar',
  },
  form: {
    errors: 'Terdapat kesalahan',
    document: 'Kesalahan: %{title}',
    failed: 'Data belum tersimpan. Coba lagi.',
  },
  // In the language that the button chooses.
  language: { name: 'English', label: 'Language: English' },
  mode: {
    toDark: 'Mode gelap',
    toLight: 'Mode terang',
  },
  load_error: {
    title: 'Sorry, the server is down.',
    text: 'Sebagian aplikasi tidak dapat dimuat. Periksa sambungan Anda, lalu muat ulang halaman.',
    action: 'Muat ulang',
  },
};

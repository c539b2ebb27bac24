/** Messages of signing in, sessions, passwords and rate limits. */
export const authTexts = {
  'auth.changeFirstPassword': 'Ganti kata sandi awal Anda lebih dahulu.',
  'auth.forbidden': 'Peran Anda tidak memiliki hak untuk tindakan ini.',
  'auth.sessionEnded': 'Anda akan dikembalikan ke halaman login',
  'password.sameAsCurrent': 'Kata sandi baru harus berbeda dari yang sekarang',
  'auth.signInFirst': 'Masuk lebih dahulu untuk melanjutkan.',
  'password.currentWrong': 'Kata sandi sekarang tidak cocok',
  'auth.downloadExpired':
    'Tautan unduhan ini sudah dipakai atau kedaluwarsa. Unduh lagi dari portal.',
  'auth.companyInactive':
    'Perusahaan Anda sedang dinonaktifkan di portal ini. Hubungi account manager Anda.',
  'auth.faskesInactive':
    'Faskes Anda sedang dinonaktifkan di portal ini. Hubungi administrator portal.',
  'auth.tooManyUploads.account': 'Berkas yang Anda unggah sehari ini mencapai %{megabytes} MB.',
  'auth.tooManyUploads.anonymous':
    'Berkas yang diunggah dari jaringan ini sehari mencapai %{megabytes} MB.',
  'auth.wrongCredentials': 'Nama pengguna atau kata sandi salah.',
  'captcha.expired': 'Captcha tidak berlaku lagi. Klik captcha sekali lagi.',
  'auth.tooOften': '%{kalimat} Coba lagi dalam %{menit} menit.',
  'auth.tooManyFailures': 'Terlalu banyak percobaan yang gagal.',
  'auth.tooManyApplications': 'Terlalu banyak pendaftaran dari jaringan ini.',
  'auth.tooManyDataRequests': 'Terlalu banyak permintaan data pribadi dari jaringan ini.',
  'auth.tooManyVerifications': 'Terlalu banyak pemeriksaan dokumen dari jaringan ini.',
  'auth.tooManyQuestions': 'Terlalu banyak tautan dibuat dalam satu jam. Coba lagi nanti.',
  'auth.tooManyDocumentMails': 'Terlalu banyak dokumen dikirim lewat email dengan akun ini.',
  'auth.tooManyNotes': 'Terlalu banyak catatan ditulis dengan akun ini.',
  'auth.tooManyNoteFiles': 'Terlalu banyak berkas dilampirkan pada catatan dengan akun ini.',
  'auth.tooManyReveals': 'Terlalu banyak nomor identitas diperlihatkan dengan akun ini.',
  'auth.tooManyVoucherCodes': 'Terlalu banyak kode voucher diperiksa.',
  'auth.tooManyNikSearches': 'Terlalu banyak NIK dicari dengan akun ini tanpa menemukan siapa pun.',
  'password.common':
    'Kata sandi ini ada di daftar kata sandi yang sering dipakai. Pilih yang lain.',
  'password.sequence':
    'Kata sandi ini hanya deretan atau pengulangan. Pilih beberapa kata yang tidak berhubungan.',
  'password.guessable':
    'Kata sandi ini tersusun dari nama atau kata yang mudah ditebak di sini. Pilih kata lain.',
} as const;

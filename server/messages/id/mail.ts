/** Subjects and paragraphs of mails. */
export const mailTexts = {
  'mail.statusPage': 'Registrasi BHBU Baru di Portal Vaksin, pilih Lihat status pendaftaran',
  'mail.received.subject': 'Pendaftaran %{perusahaan} diterima',
  'mail.received.text': 'Pendaftaran %{perusahaan} sudah kami terima dan akan diperiksa.',
  'mail.received.ticket': 'Nomor tiket: %{tiket}',
  'mail.received.status':
    'Untuk melihat perkembangannya, buka %{halaman}, lalu isi nomor tiket dan alamat email ini.',
  'mail.correction.subject': 'Pendaftaran %{perusahaan} perlu diperbaiki',
  'mail.correction.text':
    'Pendaftaran %{perusahaan} (tiket %{tiket}) belum dapat disetujui. Mohon perbaiki:',
  'mail.correction.action':
    'Buka %{halaman}, isi nomor tiket dan alamat email ini, lalu kirim perbaikannya.',
  'mail.rejection.subject': 'Pendaftaran %{perusahaan} ditolak',
  'mail.rejection.text': 'Pendaftaran %{perusahaan} (tiket %{tiket}) ditolak.',
  'mail.rejection.reason': 'Alasan: %{alasan}',
  'mail.rejection.again': 'Bila masalahnya sudah diatasi, Anda dapat mendaftar kembali.',
  'mail.approval.subject': 'Pendaftaran %{perusahaan} disetujui',
  'mail.approval.text': '%{perusahaan} (tiket %{tiket}) kini terdaftar di Portal Vaksin.',
  'mail.approval.account': 'Nama pengguna: %{nama}\nKata sandi awal: %{sandi}',
  'mail.approval.until':
    'Masuk sebelum %{batas} dan ganti kata sandi itu; sesudahnya kata sandi awal tidak berlaku lagi.',
  'mail.password.subject': 'Kata sandi Portal Vaksin Anda diganti',
  'mail.password.text':
    'Kata sandi akun %{nama} baru saja diganti. Bila bukan Anda yang melakukannya, hubungi administrator.',
  'mail.email.subject': 'Email akun Portal Vaksin Anda diganti',
  'mail.email.text':
    'Email akun %{nama} baru saja diganti. Bila bukan Anda yang melakukannya, hubungi administrator.',
} as const;

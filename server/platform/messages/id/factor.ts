/** Messages of second factors, confirmations and forgotten passwords. */
export const factorTexts = {
  'factor.needed': 'Buktikan faktor kedua Anda untuk masuk.',
  'factor.signInAgain':
    'Langkah ini sudah terlalu lama atau terlalu sering salah. Masuk lagi dengan kata sandi.',
  'factor.oneProof': 'Isi satu bukti saja: kode autentikator, passkey, atau kode pemulihan',
  'factor.wrong.totp':
    'Kode ini salah, sudah dipakai, atau sudah lewat. Tunggu kode berikutnya, dan periksa jam ponsel Anda.',
  'factor.wrong.passkey': 'Passkey ini tidak dapat diperiksa. Coba lagi, atau pakai cara lain.',
  'factor.wrong.pemulihan': 'Kode pemulihan ini salah atau sudah dipakai',
  'factor.wrong.newPasskey':
    'Passkey ini tidak dapat dipasang. Mulai lagi, di alamat portal yang biasa.',
  'factor.passkeyTaken': 'Passkey ini sudah terpasang',
  'factor.totpExists':
    'Aplikasi autentikator sudah terpasang. Lepas dahulu untuk memasang yang baru.',
  'factor.manyPasskeys': 'Satu akun paling banyak memiliki %{batas} passkey. Hapus satu dahulu.',
  'factor.none': 'Akun Anda belum memiliki faktor kedua.',
  'factor.notOffered': 'Faktor kedua tidak dipakai untuk peran Anda.',
  'factor.setUpFirst': 'Peran Anda mewajibkan faktor kedua. Pasang dahulu, baru lanjutkan.',
  'factor.confirm': 'Tindakan ini perlu konfirmasi: isi kata sandi atau faktor kedua Anda.',
  'factor.ruleMissing': 'Aturan peran ini belum ada. Mulai ulang server, lalu coba lagi.',
  'factor.ruleOfAdministrators': 'Hanya SUPERADMIN yang dapat mengubah aturan administrator.',
  'forgotten.noMail':
    'Portal ini tidak mengirim email. Mintalah kata sandi awal baru kepada administrator.',
  'forgotten.linkGone':
    'Tautan ini sudah dipakai atau kedaluwarsa. Minta yang baru di halaman masuk.',
  'forgotten.tooMany': 'Terlalu banyak permintaan kata sandi baru dari jaringan ini.',
} as const;

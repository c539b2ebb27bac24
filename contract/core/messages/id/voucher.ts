/** Texts of `contract/domains/voucher/`. */
export const voucherTexts = {
  'voucher.prefix': 'Isi 2 sampai 5 huruf, tanpa I dan O.',
  'voucher.recipientName': 'Isi nama dengan huruf dan angka, tanpa alamat situs.',
  'voucher.recipient.noEmail': 'Tidak ada alamat email di baris ini. Tambahkan alamatnya.',
  'voucher.recipient.noPhone': 'Tidak ada nomor ponsel di baris ini. Tambahkan nomornya.',
  'voucher.recipient.noName': 'Tidak ada nama di baris ini. Tambahkan nama penerima.',
  'voucher.recipient.badEmail':
    '%{alamat} bukan alamat email yang lengkap. Tulis seperti nama@perusahaan.co.id.',
  'voucher.recipient.badPhone':
    '%{nomor} bukan nomor ponsel Indonesia. Tulis seperti 0812 3456 7890.',
  'voucher.recipient.duplicate': 'Ganda: alamat ini sudah ada di baris %{baris}.',
  'voucher.recipient.alreadySent': 'Alamat ini sudah mendapat tiket.',
  'voucher.code.empty': 'Isi kode voucher.',
  'voucher.code.characters':
    'Kode ini memuat tanda yang tidak ada dalam kode voucher. Kode hanya berisi huruf dan angka, tanpa I, O, 0, dan 1.',
  'voucher.code.length': 'Kode voucher terdiri dari 15 sampai 18 huruf dan angka. Periksa kembali.',
  'voucher.code.checkCharacter': 'Kode salah ketik. Periksa kembali huruf dan angkanya.',
} as const;

/** Texts of `contract/domains/voucher/`. */
export const voucherTexts = {
  'voucher.prefix': 'Isi 2 sampai 5 huruf, tanpa I dan O.',
  'voucher.recipientName': 'Isi nama dengan huruf dan angka, tanpa alamat situs.',
  'voucher.code.empty': 'Isi kode voucher.',
  'voucher.code.characters':
    'Kode ini memuat tanda yang tidak ada dalam kode voucher. Kode hanya berisi huruf dan angka, tanpa I, O, 0, dan 1.',
  'voucher.code.length': 'Kode voucher terdiri dari 15 sampai 18 huruf dan angka. Periksa kembali.',
  'voucher.code.checkCharacter': 'Kode salah ketik. Periksa kembali huruf dan angkanya.',
};

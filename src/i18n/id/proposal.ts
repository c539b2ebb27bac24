/** Messages of the dialog that proposes a change to a second person. Imports nothing, as `account.ts`. */
export const proposal = {
  title: 'Ajukan sebagai usulan',
  text: 'Perubahan ini baru berlaku sesudah orang lain menerimanya. Tulis alasannya supaya ia dapat memutuskan.',
  reason: 'Alasan',
  reason_missing: 'Tulis alasannya, paling sedikit 3 huruf.',
  submit: 'Ajukan',
  cancel: 'Batal',
  proposed:
    'Usulan sudah dikirim; datanya belum berubah. Perubahan berlaku sesudah orang lain menerimanya di Usulan perubahan.',
};

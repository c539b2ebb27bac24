/** Messages about payments. */
export const paymentTexts = {
  'payment.required.noReferensi': 'Isi nomor bukti potong atau nomor SSP',
  'payment.required.bankPengirim': 'Isi bank pengirim transfer',
  'payment.required.namaPengirim': 'Isi nama pemilik rekening pengirim',
  'payment.required.alasan': 'Isi alasan penolakan',
} as const;

import type { paymentTexts as indonesian } from '../id/payment.ts';

/** Messages about payments. */
export const paymentTexts: Record<keyof typeof indonesian, string> = {
  'payment.required.noReferensi': 'Fill in the number of the withholding slip or the SSP',
  'payment.required.bankPengirim': 'Fill in the bank that sent the transfer',
  'payment.required.namaPengirim': 'Fill in the holder of the account that sent it',
  'payment.required.alasan': 'Fill in the reason for the rejection',
};

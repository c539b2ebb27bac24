/**
 * What an invoice waits for: its issue, once both parties have signed; the first payment, without
 * which the order ends; a payment; another proof in place of a rejected one; or the verification of a
 * proof.
 */
export const invoiceNeeds = [
  'PENERBITAN',
  'PEMBAYARAN_PERTAMA',
  'PEMBAYARAN',
  'PEMBAYARAN_TERLAMBAT',
  'BUKTI_BARU',
  'VERIFIKASI',
] as const;
export type InvoiceNeed = (typeof invoiceNeeds)[number];

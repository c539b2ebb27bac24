/** Messages about invoices. */
export const invoiceTexts = {
  'invoice.taxInvoiceNumber': 'Isi 16 atau 17 angka nomor seri faktur pajak',
} as const;

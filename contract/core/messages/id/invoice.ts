/** Messages about invoices. */
export const invoiceTexts = {
  'invoice.taxInvoiceNumber': 'Isi 16 atau 17 angka nomor seri faktur pajak',
  'invoice.taxObjectCode': 'Isi kode objek pajak seperti 24-104-24',
  'faktur.facility': 'Isi dua angka terakhir kode fasilitas, misalnya 10',
  'faktur.itemCode': 'Kode barang atau jasa berisi 6 angka',
} as const;

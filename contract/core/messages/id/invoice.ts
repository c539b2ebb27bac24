/** Messages about invoices. */
export const invoiceTexts = {
  'invoice.taxInvoiceNumber': 'Isi 16 atau 17 angka nomor seri faktur pajak',
  'invoice.taxObjectCode': 'Isi kode objek pajak seperti 24-104-24',
  'nota.noLine': 'Pilih sedikitnya satu baris yang dikreditkan',
  'nota.tooManyLines': 'Satu nota paling banyak %{n:number} baris',
  'nota.lineTwice': 'Baris ini sudah dipilih',
  'nota.noQuantity': 'Isi jumlah yang kembali',
  'nota.noAmount': 'Isi nilai yang dikreditkan, tanpa pajak',
  'faktur.facility': 'Isi dua angka terakhir kode fasilitas, misalnya 10',
  'faktur.itemCode': 'Kode barang atau jasa berisi 6 angka',
} as const;

/** Messages of reading spreadsheets. */
export const spreadsheetTexts = {
  'spreadsheet.sheetEmpty': 'Tidak ada isi di lembar ini.',
  'spreadsheet.damaged':
    'Berkas ini rusak atau tidak utuh. Buka di Excel, simpan ulang sebagai .xlsx, lalu unggah lagi.',
  'spreadsheet.fileTooLarge':
    'Berkas paling besar %{megabytes:number} MB. Bagi menjadi beberapa berkas.',
  'spreadsheet.contentTooLarge':
    'Isi berkas ini lebih dari %{megabytes:number} MB setelah dibuka. Salin baris yang berisi saja ke template baru, atau bagi menjadi beberapa berkas.',
  'spreadsheet.ratio':
    'Isi berkas ini mengembang tidak wajar saat dibuka. Salin baris yang berisi saja ke template baru.',
  'spreadsheet.tooManyParts':
    'Berkas ini terdiri atas lebih dari %{batas:number} bagian. Salin lembar yang perlu ke template baru.',
  'spreadsheet.tooManySheets':
    'Berkas ini berisi lebih dari %{batas:number} lembar. Salin lembar yang perlu ke template baru.',
  'spreadsheet.tooManyRows':
    'Berkas ini berisi lebih dari %{batas:number} baris. Bagi menjadi beberapa berkas.',
  'spreadsheet.tooManyColumns':
    'Ada isi di sel %{sel}, jauh di luar tabel: paling banyak %{batas:number} kolom. Hapus isi sel itu lalu unggah lagi.',
  'spreadsheet.cellTooLong':
    '%{sel} berisi lebih dari %{batas:number} huruf. Pendekkan lalu unggah lagi.',
  'spreadsheet.rowTooLong':
    'Baris %{baris} berisi lebih dari %{batas:number} huruf. Hapus kolom yang tidak perlu lalu unggah lagi.',
  'spreadsheet.tooManyLongCells':
    'Lebih dari %{jumlah:number} sel berisi lebih dari %{batas:number} huruf. Hapus kolom yang tidak perlu lalu unggah lagi.',
  'spreadsheet.tooManyCells':
    'Berkas ini berisi lebih dari %{batas:number} sel. Hapus kolom yang tidak perlu, atau bagi menjadi beberapa berkas.',
  'spreadsheet.tooMuchText': 'Berkas ini memuat terlalu banyak teks. Bagi menjadi beberapa berkas.',
  'spreadsheet.tooSlow':
    'Berkas ini terlalu lama dibaca. Salin baris yang berisi saja ke template baru, atau bagi menjadi beberapa berkas.',
  'spreadsheet.tooMuchMemory':
    'Isi berkas ini terlalu besar untuk dibaca. Bagi menjadi beberapa berkas.',
  'spreadsheet.definitions':
    'Berkas ini memuat definisi yang tidak ada di berkas Excel biasa, jadi tidak dibaca. Buka di Excel lalu simpan ulang sebagai .xlsx.',
  'spreadsheet.empty': 'Berkas ini kosong.',
  'spreadsheet.webPage':
    'Isi berkas ini halaman web, bukan lembar kerja. Buka di Excel lalu simpan sebagai .xlsx.',
  'spreadsheet.notCsv': 'Isi berkas ini bukan CSV.',
  'spreadsheet.notExcel': 'Isi berkas ini bukan lembar kerja Excel.',
  'spreadsheet.passwordProtected':
    'Berkas ini dikunci dengan kata sandi. Hapus kata sandinya di Excel (File > Info > Protect Workbook), simpan, lalu unggah lagi.',
  'spreadsheet.oldExcel': 'Berkas ini Excel lama (.xls). Buka di Excel lalu simpan sebagai .xlsx.',
  'spreadsheet.notXlsx':
    'Isi berkas ini bukan lembar kerja .xlsx. Buka di Excel lalu simpan sebagai .xlsx.',
  'spreadsheet.openQuote':
    'Tanda kutip di baris %{baris} tidak ditutup, jadi sisa berkas tidak dapat dibaca.',
  'spreadsheet.cellOfRow': 'Sebuah sel di baris %{baris}',
  'spreadsheet.numberedCell': 'ke-%{kolom} di baris %{baris}',
  'spreadsheet.someCell': 'Sebuah sel',
  'spreadsheet.cellNamed': 'Sel %{sel}',
  'spreadsheet.binaryExcel':
    'Berkas ini Excel biner (.xlsb). Buka di Excel lalu simpan sebagai .xlsx.',
  'spreadsheet.openDocument':
    'Berkas ini OpenDocument (.ods). Buka di LibreOffice atau Excel lalu simpan sebagai .xlsx.',
  'spreadsheet.locked': 'Berkas ini dikunci dengan kata sandi.',
  'spreadsheet.sheetMissing':
    'Berkas ini tidak mempunyai lembar “%{dicari}”; lembarnya %{ada}. Pilih lembar yang dimaksud, atau pakai template.',
} as const;

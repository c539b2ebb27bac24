/** Messages of tax invoices (faktur pajak). */
export const fakturTexts = {
  'faktur.numberTaken': 'Nomor ini sudah dipakai faktur pajak lain',
  'faktur.codeTaken': 'Invoice ini sudah punya faktur dengan kode itu',
  'faktur.numberOfCode':
    'Nomor faktur berkode %{kode} diawali %{kode}, dan 13 angka terakhirnya bukan nol semua',
  'faktur.codeExported': 'Kode tidak dapat diubah sesudah faktur diekspor',
  'faktur.dayExported': 'Tanggal tidak dapat dikosongkan sesudah faktur diekspor',
  'faktur.futureDay': 'Isi hari ini atau hari sebelumnya',
  'faktur.noFacility': 'Kosongkan: faktur berkode %{kode} tanpa kode fasilitas',
  'faktur.noStamp':
    'Kode fasilitas %{kode} tanpa cap, jadi tidak dapat diimpor. Pilih kode lain, atau rekam faktur ini langsung di Coretax',
  'faktur.several':
    'Invoice ini punya beberapa faktur pajak. Isi nomornya di Meja faktur, satu per faktur.',
  'faktur.none': 'Invoice ini tidak memerlukan faktur pajak.',
  'faktur.cancelled':
    'Invoice dari faktur %{referensi} dibatalkan, jadi faktur ini tidak dapat diubah.',
  'faktur.noDifference': 'Faktur ini tidak punya selisih yang menunggu penjelasan.',
  'faktur.fault.noSeller': 'Data penjual pada tanggal faktur belum ada',
  'faktur.fault.sellerNpwp': 'NPWP penjual harus 16 angka',
  'faktur.fault.buyerNpwp': 'NPWP pembeli belum ada atau bukan 16 angka',
  'faktur.fault.buyerName': 'Nama pembeli kosong',
  'faktur.fault.buyerAddress': 'Alamat pembeli kosong',
  'faktur.fault.facility':
    'Faktur berkode %{kode} perlu kode fasilitas (keterangan tambahan dan cap)',
  'faktur.fault.noLines': 'Tidak ada baris invoice untuk faktur ini',
  'faktur.fault.itemCode': 'Kode barang atau jasa kosong: %{nama}',
  'faktur.fault.unit': 'Satuan faktur kosong: %{nama}',
  'faktur.obstacle.cancelled': 'Invoicenya dibatalkan',
  'faktur.obstacle.notDue': 'Belum dibayar dan belum diserahkan, jadi belum ada faktur',
  'faktur.obstacle.numbered': 'Sudah bernomor',
  'faktur.obstacle.exported': 'Sudah ada dalam berkas. Pilih ekspor ulang bila memang perlu',
  'faktur.obstacle.late':
    'Batas unggah %{tenggat:day} sudah lewat (%{aturan}): faktur yang tidak disetujui DJP bukan faktur pajak. Pilih ekspor yang terlambat untuk melanjutkan',
  'faktur.obstacle.faults': '%{kekurangan:list}',
  'faktur.readBack.tooLong': 'Berkas ini lebih dari %{maks:number} baris. Bagi menurut masa pajak',
  'faktur.readBack.columns':
    'Kolom Referensi, Nomor Faktur Pajak, Tanggal Faktur Pajak dan Status Faktur tidak ditemukan di baris pertama',
  'faktur.readBack.referensi': 'Referensi kosong',
  'faktur.readBack.tanggal': 'Tanggal faktur tidak dapat dibaca',
  'faktur.readBack.status': 'Status faktur tidak dikenal',
  'faktur.readBack.nomor': 'Nomor faktur bukan 16 atau 17 angka',
  'faktur.readBack.unknown': 'Referensi %{referensi} bukan faktur dari portal ini',
  'faktur.readBack.taken': 'Nomor %{nomor} sudah tercatat pada faktur lain',
} as const;

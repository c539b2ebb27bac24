/** Messages about orders and agreements. */
export const orderTexts = {
  'order.facilityNotServing': 'Pilih faskes yang melayani perusahaan ini',
  'order.facilityInactive': '%{nama} sedang nonaktif; pilih faskes lain',
  'order.facilityExpired':
    'Izin atau bukti Lampiran IV %{nama} sudah habis masa berlakunya; pilih faskes lain atau minta faskes memperbaruinya',
  'order.facilityIncomplete':
    'Lampiran IV %{nama} belum lengkap; pilih faskes lain atau minta faskes melengkapinya',
  'order.dayTooEarly': 'Pilih hari paling awal %{hari:day}',
  'order.plannedTooEarly': 'Pilih hari paling awal %{hari:day}',
  'order.plannedTooLate': 'Pilih hari paling lambat %{hari:day}, hari vaksinasi pertama',
  'order.productUnavailable': 'Pilih produk yang aktif',
  'order.productUnfit': '%{nama} tidak sesuai dengan jenis dan model pesanan ini',
  'order.productUnpriced': '%{nama} belum punya harga yang berlaku hari ini; hubungi penjual',
  'order.serviceMissing': 'Pilih layanan penyuntikan; paket terdiri atas vaksin dan layanan',
  'order.serviceNotNeeded': 'Kosongkan layanan; harga baris ini tidak memerlukannya',
  'order.serviceUnpriced': '%{nama} belum punya harga yang berlaku hari ini; hubungi penjual',
  'order.serviceMinimum':
    '%{nama} mulai dari %{batas:number} peserta per faskes, pesanan ini baru %{jumlah:number}; tambah peserta atau pilih layanan lain',
  'order.lineTwice': 'Faskes, produk, dan hari yang sama sudah ada di baris lain; gabungkan',
  'order.peopleDiffer':
    'Jumlah peserta di baris %{baris:number}, di kepala pesanan %{kepala:number}; samakan keduanya',
  'order.dosesDiffer':
    'Jumlah dosis di baris %{baris:number}, di kepala pesanan %{kepala:number}; samakan keduanya',
  'order.dosesNeedReason':
    'Dosis lengkap untuk semua peserta %{seharusnya:number}, yang dipesan %{dosis:number}; isi alasannya',
  'order.incompleteCourse':
    'Isi kelipatan %{dosis:number} dosis, supaya setiap peserta mendapat dosis lengkap',
  'order.lineDosesNeedReason': 'Dosis sebagian baris bukan dosis lengkap pesertanya; isi alasannya',
  'order.companyInactive': 'Perusahaan ini nonaktif dan tidak dapat memesan',
  'order.boosterPksGone': 'PKS booster ini tidak berlaku lagi; pilih yang lain atau kosongkan',
  'order.shippedLineRemoved':
    'Baris %{nama} sudah dikirim %{dosis:number} dosis dan tidak dapat dihapus',
  'order.shippedLineMoved': 'Baris %{nama} sudah dikirim dan tidak dapat dipindah',
  'order.belowShipped': 'Paling sedikit %{dosis:number} dosis, yang sudah dikirim',
  'order.belowPaid':
    'Pasal %{pasal}: jumlah yang sudah dibayar %{dibayar:rupiah}; pesanan tidak dapat dikurangi di bawah itu',
  'order.addedDosesNeedPerson':
    'Isi sedikitnya 2 peserta: dosis yang ditambah berharga hari ini dan memerlukan pesertanya sendiri',
  'order.modelFixed': 'Model pesanan tidak dapat diamandemen; buat pesanan baru',
  'order.schemeFixed': 'Skema pembayaran tidak dapat diubah sesudah invoice pertama terbit',
  'order.lineNamedTwice': 'Baris ini sudah ada di atas; hapus salah satunya',
  'order.belowPaidDoses':
    'Pasal %{pasal}: paling sedikit %{dosis:number} dosis %{nama}, yang sudah dibayar',
  'pks.endsBeforeStart': 'Isi hari sesudah tanggal PKS',
} as const;

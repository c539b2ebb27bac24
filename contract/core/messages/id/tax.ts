/** Explanations of computed taxes ("cara hitung"), one step each. */
export const taxTexts = {
  'tax.base': 'Dasar pengenaan pajak (DPP) %{dpp:rupiah}',
  'tax.otherBase': 'DPP nilai lain: %{pembilang}/%{penyebut} × %{nilai:rupiah} = %{dpp:rupiah}',
  'tax.ppn.rate': 'PPN %{tarif:percent} × %{dpp:rupiah} = %{ppn:rupiah} (%{aturan})',
  'tax.ppn.borne':
    'PPN %{ppn:rupiah} ditanggung Pemerintah, jadi tidak dibayar pembeli (%{aturan})',
  'tax.ppn.borneForBuyer': 'PPN %{ppn:rupiah} ditanggung Pemerintah, jadi tidak dibayar pembeli',
  'tax.ppn.borneWithoutDecree':
    'PPN %{ppn:rupiah} ditanggung Pemerintah. Invoicenya terbit hanya bila pada hari itu berlaku peraturan yang dicatat di Dasar hukum PPN DTP',
  'tax.ppn.notSubject': '%{nilai:rupiah} tidak dikenai PPN (%{aturan})',
  'tax.ppn.exempt': '%{nilai:rupiah} dibebaskan dari PPN (%{aturan})',
  'tax.pph.none': 'Tidak dikenai PPh',
  'tax.pph.kind.PPH22_FARMASI': 'PPh 22 industri farmasi',
  'tax.pph.kind.PPH22_BUMN': 'PPh 22 pembelian BUMN',
  'tax.pph.kind.PPH23_JASA': 'PPh 23 jasa',
  'tax.pph.rate': '%{jenis} %{tarif:percent} × %{dasar:rupiah} = %{pph:rupiah} (%{aturan})',
  'tax.pph.withoutNpwp': 'Tarifnya dua kali lipat karena tanpa NPWP (%{aturan})',
  'tax.pph.collected': 'Dipungut penjual: ditambahkan ke invoice',
  'tax.pph.withheld': 'Dipotong pembeli: dikurangkan dari pembayaran',
  'tax.pph.skb': '%{jenis} 0%: SKB %{nomor} berlaku sampai %{sampai:day}',
  'tax.pph.belowMinimum': '%{jenis} tidak dikenakan sampai %{batas:rupiah} (%{aturan})',
  'tax.rounding':
    'Dihitung terpisah untuk produk dan layanan tiap baris (%{n} jumlah), masing-masing dibulatkan ke rupiah terdekat, setengah rupiah ke atas',
  'tax.total.sub': 'Sub total %{subTotal:rupiah}',
  'tax.total.ppn': 'Ditambah PPN %{ppn:rupiah}',
  'tax.total.borne': 'PPN %{ppn:rupiah} ditanggung Pemerintah',
  'tax.total.collected': 'Ditambah PPh %{pph:rupiah}',
  'tax.total.withheld': 'Dikurangi PPh %{pph:rupiah}',
} as const;

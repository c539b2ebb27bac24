import { invoiceTermNames, shownInvoiceStateNames } from '#contract/core/messages/id/names.ts';
import type { AgeBucket, productPphKinds } from '#contract/domains/invoice/record.ts';
import type { InvoiceNeed } from '#contract/domains/invoice/needs.ts';

/** What an invoice waits for. */
const menunggu = {
  PENERBITAN: 'Penerbitan',
  PEMBAYARAN_PERTAMA: 'Pembayaran pertama, yang membatalkan pesanan bila lewat',
  PEMBAYARAN: 'Pembayaran, belum lewat jatuh tempo',
  PEMBAYARAN_TERLAMBAT: 'Pembayaran, lewat jatuh tempo',
  BUKTI_BARU: 'Bukti pengganti',
  VERIFIKASI: 'Verifikasi bukti',
} satisfies Record<InvoiceNeed, string>;

const umur = {
  BELUM_JATUH_TEMPO: 'Belum jatuh tempo',
  '1_30': 'Lewat 1–30 hari',
  '31_60': 'Lewat 31–60 hari',
  '61_90': 'Lewat 61–90 hari',
  LEBIH_90: 'Lewat lebih dari 90 hari',
} satisfies Record<AgeBucket, string>;

const pphProduk = {
  TANPA_PPH: 'Tanpa PPh 22',
  PPH22_FARMASI: 'PPh 22 dipungut penjual (distributor farmasi)',
  PPH22_BUMN: 'PPh 22 dipotong pembeli (BUMN)',
} satisfies Record<(typeof productPphKinds)[number], string>;

/** What happens next, as the company and as the seller's staff read it. */
const next = {
  DRAFT: {
    buyer: 'Penjual menyiapkan invoice ini.',
    seller: 'Periksa jumlah dan jatuh temponya, lalu terbitkan. Sesudah terbit isinya dibekukan.',
  },
  PAY: {
    buyer:
      'Transfer ke rekening penjual di bank Anda, lalu catat pembayarannya di sini dan unggah buktinya.',
    seller: 'Perusahaan membayar dan mengunggah buktinya.',
  },
  LATE: {
    buyer: 'Jatuh tempo sudah lewat. Segera bayar, lalu unggah buktinya di sini.',
    seller: 'Jatuh tempo sudah lewat dan belum lunas. Hubungi perusahaan.',
  },
  FIX: {
    buyer: 'Bukti pembayaran ditolak. Baca alasannya, betulkan, lalu unggah bukti yang benar.',
    seller: 'Bukti pembayaran ditolak. Perusahaan membetulkannya.',
  },
  VERIFY: {
    buyer: 'Keuangan memeriksa bukti pembayaran Anda.',
    seller:
      'Cocokkan bukti pembayaran dengan rekening, lalu verifikasi atau tolak. Pengunggah bukti tidak dapat memverifikasinya.',
  },
  SHORT: {
    buyer:
      'Pembayaran Anda kurang sedikit. Transfer sisanya, kecuali keuangan menghapusnya sebagai biaya bank.',
    seller:
      'Sisanya sekecil biaya bank. Hapus kekurangannya, atau minta perusahaan mentransfer sisanya.',
  },
  LUNAS: { buyer: 'Invoice ini lunas.', seller: 'Invoice ini lunas.' },
  BATAL: {
    buyer: 'Invoice ini batal dan tidak perlu dibayar.',
    seller: 'Invoice ini batal. Susun invoice baru dari pesanannya bila perlu.',
  },
};

/** What staff read who do not do the next step themselves. */
const watcher = {
  DRAFT: 'Keuangan memeriksa draf ini, lalu menerbitkannya.',
  VERIFY: 'Keuangan memeriksa bukti pembayarannya.',
  SHORT: 'Sisanya sekecil biaya bank. Keuangan menghapusnya, atau perusahaan mentransfernya.',
};

const action = {
  issue: {
    label: 'Terbitkan',
    text: 'Invoice mendapat nomor dan pajaknya dihitung menurut hari ini. Isinya tidak dapat diubah lagi, dan perusahaan diberi tahu.',
    done: '%{what} diterbitkan',
    disabled: 'Hanya draf yang dapat diterbitkan.',
  },
  cancel: {
    label: 'Batalkan',
    text: 'Invoice ini tidak berlaku lagi, dan nomornya tidak dipakai ulang. Perusahaan diberi tahu bila invoice sudah terbit.',
    reason: 'Mengapa invoice ini dibatalkan?',
    done: '%{what} dibatalkan',
    disabled: 'Invoice dengan pembayaran terverifikasi tidak dapat dibatalkan.',
  },
  remind: {
    label: 'Susun pengingat',
    text: 'Surat disimpan sebagai draf dengan jumlah yang masih harus dibayar. Periksa lalu kirim dari halaman suratnya.',
    done: 'Draf pengingat %{what} disusun; lihat bagian Surat penjual',
    disabled: 'Hanya invoice yang menunggu pembayaran yang dapat diingatkan.',
  },
  writeOff: {
    label: 'Hapus kekurangan bayar',
    text: 'Sisa invoice dihapus sebagai biaya bank, dan invoice menjadi lunas.',
    reason: 'Mengapa kekurangannya dihapus?',
    done: 'Kekurangan bayar %{what} dihapus',
    disabled: 'Hanya sisa sampai Rp10.000 dari invoice yang sudah dibayar yang dapat dihapus.',
  },
  withholding: {
    label: 'Unduh XML bukti potong',
    text: 'Berkas BPU dengan PPh yang dipotong pembeli dari invoice ini, untuk diimpor pembeli ke Coretax. Bukti potong yang terbit lalu diunggah sebagai pembayaran.',
    done: 'Bukti potong %{what} diunduh',
    disabled: 'Hanya invoice terbit dengan PPh yang dipotong pembeli yang punya bukti potong.',
  },
};

/** Messages of invoices: `resources.invoice.*`. */
export const invoice = {
  noun: 'invoice',
  lead: 'Invoice disusun dari pesanan menurut cara bayarnya.',
  count: '%{smart_count} invoice',
  empty: 'Invoice dari pesanan yang PKS-nya ditandatangani tampil di sini.',
  sums: '; ditagih %{billed}, dibayar %{paid}, sisa %{rest}',
  fields: {
    uraian: 'Tambahan',
    kepada: 'Dikirim ke',
    id: 'Nomor catatan',
    noInvoice: 'Nomor invoice',
    idOrder: 'Pesanan',
    noOrder: 'Nomor pesanan',
    kodePph22: 'Kode objek pajak PPh 22',
    kodePph23: 'Kode objek pajak PPh 23',
    tanggalPotong: 'Tanggal pemotongan',
    noPKS: 'Nomor PKS',
    idBHBU: 'Perusahaan',
    namaBHBU: 'Perusahaan',
    invoiceAccount: 'Akun pelanggan',
    termin: 'Termin',
    status: 'Status',
    bulan: 'Bulan terbit',
    umur: 'Umur',
    menunggu: 'Menunggu',
    belumLunas: 'Belum lunas',
    tanggalInvoice: 'Tanggal invoice',
    jatuhTempo: 'Jatuh tempo',
    total: 'Jumlah',
    nilaiTagihan: 'Tagihan',
    dikredit: 'Dikredit (nota)',
    dibayar: 'Dibayar',
    penghapusan: 'Dihapus',
    sisa: 'Sisa',
    adaFile: 'Berstempel',
    totalProduk: 'Vaksin',
    totalLayanan: 'Layanan',
    subTotal: 'Subtotal',
    ppn: 'PPN',
    ppnDTP: 'PPN ditanggung pemerintah',
    pphDipungut: 'PPh dipungut penjual',
    pphDipotong: 'PPh dipotong pembeli',
    pphProduk: 'PPh 22 atas vaksin',
    catatan: 'Catatan',
    alasan: 'Alasan',
    noFakturPajak: 'Nomor seri faktur pajak',
    kodeFaktur: 'Kode faktur',
    fileInvoice: 'Invoice berstempel',
    fileFakturPajak: 'Faktur pajak',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    jatuhTempo: 'Hari terakhir pembayaran. Kosongkan untuk memakai usulan sistem.',
    pphProduk: 'Kosongkan untuk mengikuti bentuk badan hukum perusahaan.',
    noFakturPajak: '16 atau 17 angka dari Coretax atau e-Faktur.',
  },
  status: shownInvoiceStateNames,
  termin: invoiceTermNames,
  umur,
  menunggu,
  pphProduk,
  belumLunas: { true: 'Ya', false: 'Tidak' },
  // The months that the list offers are added with the resource.
  bulan: {} as Record<string, string>,
  page: { number: '%{id}', copy: 'Salin nomor invoice' },
  section: {
    draft: 'Draf',
    amounts: 'Jumlah',
    settlement: 'Penyelesaian',
    lines: 'Baris invoice',
    facts: 'Rincian',
    payments: 'Pembayaran',
    letters: 'Surat penjual',
    nota: 'Nota retur/kredit',
    tax: 'Faktur pajak',
    files: 'Berkas',
    notes: 'Catatan',
    states: 'Riwayat status',
  },
  link: {
    sample: 'Contoh invoice',
    order: 'Buka pesanan',
    payments: 'Buka pembayaran',
    pay: 'Bayar',
  },
  issued: 'Invoice yang sudah terbit tidak dapat diubah.',
  next,
  watcher,
  turn: {
    title: 'Berikutnya',
    mine: 'Giliran Anda',
    buyer: 'Menunggu perusahaan',
    seller: 'Menunggu keuangan',
    late: 'Lewat %{smart_count} hari',
    rest: 'Sisa %{amount}.',
    reason: 'Alasan batal: %{reason}',
  },
  amount: {
    how: 'Cara hitung',
    hide: 'Sembunyikan cara hitung',
    words: 'Terbilang: %{words}',
    estimate: 'Perkiraan menurut pajak hari ini; dihitung ulang saat invoice terbit.',
    collector: 'Perusahaan pemungut PPN: PPN disetor sendiri dan dibuktikan dengan SSP.',
    share: '%{percent}% dari nilai pesanan',
    steps: { nilai: 'Nilai baris', ppn: 'PPN', pph: 'PPh', total: 'Jumlah' },
  },
  settlement: {
    TRANSFER: 'Transfer ke rekening penjual',
    BUKTI_POTONG: 'Bukti potong PPh',
    SSP_PPN: 'Bukti setor PPN (SSP)',
    due: 'Tagihan',
    paid: 'Dibayar dan terverifikasi',
    credited: 'Dikredit nota',
    written: 'Dihapus',
    rest: 'Sisa',
    waiting: '%{amount} menunggu verifikasi.',
    reason: 'Alasan penghapusan: %{reason}',
  },
  line: {
    caption: 'Baris invoice dengan jumlah dan pajaknya',
    product: '%{quantity} × %{price}',
    part: '%{product} = %{gross}, ditagih sebagian',
    sum: 'Subtotal',
  },
  kelasPajak: {
    PPN: 'PPN %{rate}%',
    PPN_DTP: 'PPN %{rate}% ditanggung pemerintah',
    DIBEBASKAN: 'Dibebaskan dari PPN',
  },
  warning: {
    PERINGATAN:
      'PKS %{number} dalam peringatan pelanggaran. Pastikan invoice ini tetap diterbitkan.',
    PEMBERITAHUAN_AKHIR:
      'Pengakhiran PKS %{number} sudah diberitahukan. Pastikan invoice ini tetap diterbitkan.',
    DITANGGUHKAN: 'PKS %{number} ditangguhkan. Pastikan invoice ini tetap diterbitkan.',
    DIAKHIRI: 'PKS %{number} sudah diakhiri. Pastikan invoice ini tetap diterbitkan.',
    skb: 'SKB %{number} sudah kedaluwarsa pada %{day}; pajak dihitung ulang tanpa SKB saat invoice diterbitkan.',
    decree:
      'PPN invoice ini dihitung ditanggung Pemerintah, padahal tidak ada peraturan yang berlaku hari ini. Invoice baru dapat terbit sesudah LEGAL mencatatnya di Dasar hukum PPN DTP.',
  },
  fact: {
    buyer: 'Pembeli',
    seller: 'Penjual',
    account: 'Rekening tujuan',
    number: '%{number} a.n. %{name}',
    branch: '%{bank}, %{branch}',
    npwp: 'NPWP %{npwp}',
    signatory: 'Ditandatangani %{name}, %{position}',
    skb: 'Surat keterangan bebas',
    skb_until: '%{number}, berlaku sampai %{day}',
    copy_account: 'Salin nomor rekening',
    account_number: 'Nomor rekening',
  },
  tax: {
    none: 'Invoice ini tanpa faktur pajak.',
    draft: 'Faktur pajak disiapkan sesudah invoice terbit.',
    code: 'Faktur kode %{code}',
    without_number: 'Belum bernomor',
    waiting: 'Menunggu pembayaran atau penyerahan',
    day: 'Tanggal %{day}',
  },
  create: {
    lead: 'Pesanan %{number}, %{company}',
    what: 'Yang akan ditagih',
    ordered: 'Nilai pesanan tanpa pajak',
    invoiced: 'Sudah ditagih tanpa pajak',
    now: 'Ditagih sekarang tanpa pajak',
    total: 'Jumlah dengan pajak hari ini',
    none: 'Semua nilai pesanan ini sudah ditagih.',
    blocked: 'Invoice belum dapat disusun. %{reason}',
    generate: 'Terbitkan langsung',
    generate_title: 'Terbitkan invoice %{number}?',
    generate_text:
      'Invoice senilai %{total} mendapat nomor dan isinya tidak dapat diubah lagi. Perusahaan diberi tahu.',
    issued: 'Invoice %{name} diterbitkan',
    back: 'Buka pesanan',
  },
  ofOrder: {
    none: 'Invoice pertama terbit sesudah PKS ditandatangani kedua pihak.',
    add: 'Susun invoice',
    money: 'Ditagih %{billed}, dibayar %{paid}, sisa %{rest}.',
    amounts: '%{billed}, sisa %{rest}',
    cancelled: '%{billed}, dibatalkan',
  },
  ageing: {
    lead: 'Sisa invoice yang belum lunas, dalam rupiah, menurut hari sejak jatuh tempo. Setiap angka membuka invoicenya.',
    caption: 'Umur piutang per perusahaan',
    sisa: 'Jumlah',
    empty: 'Tidak ada invoice yang belum lunas.',
    more: 'Muat perusahaan berikutnya',
    count: '%{shown} dari %{smart_count} perusahaan',
    link: 'Umur piutang',
  },
  overview: {
    lead: 'Dalam rupiah, per bulan dan perusahaan. Jatuh tempo dihitung menurut hari ini.',
    caption: 'Ringkasan uang per bulan dan perusahaan',
    from: 'Dari bulan',
    from_year: 'Awal tahun ini',
    until_year: 'Akhir tahun ini',
    until: 'Sampai bulan',
    month: 'Bulan',
    sum: 'Jumlah',
    account_of: 'Rekening pelanggan %{company}',
    akanDitagih: 'Akan ditagih',
    diterbitkan: 'Diterbitkan',
    jatuhTempo: 'Lewat jatuh tempo',
    dikredit: 'Dikredit',
    dibayar: 'Dibayar',
    penghapusan: 'Dihapus',
    selisih: 'Selisih',
    how: 'Cara hitung',
    hide: 'Sembunyikan cara hitung',
    explanation: {
      akanDitagih:
        'Akan ditagih: nilai pesanan yang berlaku dan belum ditagih, tanpa pajak, di bulan pesanannya.',
      diterbitkan: 'Diterbitkan: nilai invoice yang terbit di bulan itu, dengan pajak.',
      jatuhTempo:
        'Lewat jatuh tempo: sisa invoice yang jatuh temponya di bulan itu dan sudah lewat.',
      dikredit: 'Dikredit: nota retur dan nota kredit atas invoice yang terbit di bulan itu.',
      dibayar: 'Dibayar: pembayaran terverifikasi untuk invoice yang terbit di bulan itu.',
      penghapusan: 'Dihapus: kekurangan bayar sampai Rp10.000 yang dihapus.',
      selisih: 'Selisih: diterbitkan dikurangi dikredit, dibayar, dan dihapus.',
    },
    empty: 'Tidak ada uang yang tercatat pada bulan-bulan ini. Pilih rentang bulan lain.',
    more: 'Muat bulan dan perusahaan berikutnya',
    count: '%{shown} dari %{smart_count} baris',
    range: 'Bulan awal tidak boleh sesudah bulan akhir.',
  },
  action,
};

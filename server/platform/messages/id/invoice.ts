/** Messages of invoices. */
export const invoiceTexts = {
  'invoice.wrongState':
    'Invoice %{nomor} berstatus %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'invoice.state.DRAFT': 'draf',
  'invoice.state.TERBIT': 'terbit',
  'invoice.state.DISTEMPEL': 'distempel',
  'invoice.state.DIBAYAR_SEBAGIAN': 'dibayar sebagian',
  'invoice.state.LEWAT_TEMPO': 'lewat jatuh tempo',
  'invoice.state.LUNAS': 'lunas',
  'invoice.state.BATAL': 'batal',
  'invoice.issued':
    'Invoice %{nomor} sudah terbit, jadi hanya nomor dan kode faktur pajaknya yang dapat diubah. Untuk perubahan lain, batalkan invoice ini lalu terbitkan yang baru.',
  'invoice.notSigned':
    'Pesanan berstatus %{keadaan}. Invoice disusun sesudah PKS dibuat, dan terbit sesudah kedua pihak menandatanganinya.',
  'invoice.allInvoiced': 'Seluruh nilai pesanan ini sudah ditagih.',
  'invoice.billedTooMuch':
    'Yang sudah ditagih melebihi nilai pesanan sekarang. Batalkan invoice yang belum dibayar, lalu susun yang baru.',
  'invoice.draftExists': 'Pesanan ini sudah punya draf invoice atau invoice termin yang sama',
  'invoice.taxAfterIssue': 'Isi sesudah invoice terbit',
  'invoice.noSeller':
    'Data penjual yang berlaku hari ini belum ada, jadi invoice belum dapat terbit.',
  'decree.endsFirst': 'Isi hari yang tidak mendahului hari mulainya',
  'decree.noStamp':
    'Kode fasilitas %{kode} tanpa cap di Coretax, jadi fakturnya tidak dapat diimpor. Isi kode lain.',
  'decree.startTaken': 'Sudah ada peraturan yang berlaku mulai hari ini. Ubahlah yang sudah ada.',
  'invoice.noDecree':
    'PPN invoice ini ditanggung Pemerintah, tetapi tidak ada peraturan yang berlaku hari ini. Minta LEGAL mencatatnya di Dasar hukum PPN DTP, atau ubah kelas pajak produknya.',
  'invoice.dueDay': 'Jatuh tempo: %{hari:day}',
  'invoice.dueInPast': 'Isi hari ini atau hari sesudahnya',
  'invoice.hasPayment':
    'Invoice ini punya pembayaran yang terverifikasi atau menunggu verifikasi, jadi tidak dapat dibatalkan.',
  'invoice.hasNota':
    'Invoice ini sudah dikreditkan dengan nota, jadi tidak dapat dibatalkan. Kreditkan sisanya dengan nota lain.',
  'invoice.hasProposedNota':
    'Invoice ini punya usulan nota yang menunggu persetujuan. Setujui atau tolak dulu usulan itu.',
  'invoice.shortfallTooLarge':
    'Kekurangan bayar %{sisa:rupiah}; yang dapat dihapus paling banyak %{batas:rupiah}.',
  'invoice.nothingWithheld':
    'Invoice ini tidak punya PPh yang dipotong pembeli, jadi tidak ada bukti potongnya.',
  'invoice.taxObjectMissing': 'Isi kodenya: PPh ini dipotong dari invoice ini',
  'invoice.noNpwp': 'NPWP perusahaan atau penjual belum diisi. Lengkapi dahulu.',
  'invoice.nothingPaid':
    'Belum ada pembayaran yang terverifikasi, jadi tidak ada kekurangan bayar.',
  'invoice.step.half':
    'Termin 1 menagih 50% dari %{pesanan:rupiah}, dibulatkan per baris ke rupiah terdekat: %{nilai:rupiah}.',
  'invoice.step.whole': 'Invoice ini menagih seluruh nilai pesanan: %{nilai:rupiah}.',
  'invoice.step.rest':
    'Nilai pesanan %{pesanan:rupiah} dikurangi yang sudah ditagih %{ditagih:rupiah}: %{nilai:rupiah}.',
  'invoice.step.credited':
    'Nota retur dan nota kredit mengurangi invoice ini %{nilai:rupiah}, di antaranya PPh dipotong %{pph:rupiah}.',
  'invoice.step.settlement':
    'Dilunasi dengan transfer %{transfer:rupiah}, bukti potong PPh %{potong:rupiah} dan SSP PPN %{ssp:rupiah}.',
  'companyAccount.future': 'Isi hari ini atau hari sebelumnya',
  'companyAccount.order': 'Isi hari awal atau hari sesudahnya',
  'companyAccount.tooLong': 'Pilih paling banyak %{hari} hari',
  'companyAccount.tooMany':
    'Mutasinya lebih dari %{batas:number} baris; pilih jangka yang lebih pendek',
} as const;

/** Messages of notes that credit invoices. */
export const notaTexts = {
  'nota.wrongState':
    'Nota ini %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'nota.state.DIAJUKAN': 'menunggu persetujuan',
  'nota.state.DISETUJUI': 'sudah disetujui',
  'nota.state.DITOLAK': 'sudah ditolak',
  'nota.state.DIUSULKAN_BATAL': 'diusulkan batal',
  'nota.state.DIBATALKAN': 'sudah dibatalkan',
  'nota.proposerApproves': 'Anda yang mengusulkannya, jadi orang lain yang menyetujuinya.',
  'nota.notIssued':
    'Invoice %{nomor} berstatus %{keadaan}, jadi tidak dapat dikreditkan. Nota dibuat untuk invoice yang sudah terbit.',
  'nota.otherInvoice': 'Baris ini bukan baris invoice ini',
  'nota.serviceByAmount': 'Layanan dikreditkan menurut nilai, dengan nota pembatalan/kredit',
  'nota.moreThanDelivered': 'Yang masih dapat dikembalikan %{sisa:number}',
  'nota.moreThanBilled': 'Yang masih dapat dikreditkan %{sisa:rupiah}',
  'nota.oneTaxClass':
    'Satu nota hanya untuk satu faktur pajak. Buat nota lain untuk baris dengan kelas pajak lain.',
  'nota.fakturWithoutNumber':
    'Nota retur menyebut nomor faktur pajak. Catat dulu nomor faktur kode %{kode} di Meja faktur.',
  'nota.nothing': 'Baris yang dipilih tidak bernilai lagi',
  'nota.mailAmount': 'Invoice %{nomor} dikreditkan %{nilai:rupiah}.',
} as const;

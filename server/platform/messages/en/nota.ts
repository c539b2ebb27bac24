import type { notaTexts as indonesian } from '../id/nota.ts';

/** Messages of notes that credit invoices. */
export const notaTexts: Record<keyof typeof indonesian, string> = {
  'nota.wrongState':
    'This note is %{keadaan}, so this action is not possible. Reload to see its current state.',
  'nota.state.DIAJUKAN': 'waiting for approval',
  'nota.state.DISETUJUI': 'approved',
  'nota.state.DITOLAK': 'refused',
  'nota.state.DIUSULKAN_BATAL': 'proposed for cancellation',
  'nota.state.DIBATALKAN': 'cancelled',
  'nota.proposerApproves': 'You proposed it, so another person approves it.',
  'nota.notIssued':
    'Invoice %{nomor} is %{keadaan}, so it cannot be credited. Notes are for issued invoices.',
  'nota.otherInvoice': 'This line is not one of this invoice',
  'nota.serviceByAmount': 'A service is credited by its amount, with a credit note',
  'nota.moreThanDelivered': 'What can still come back is %{sisa:number}',
  'nota.moreThanBilled': 'What can still be credited is %{sisa:rupiah}',
  'nota.oneTaxClass':
    'A note is for one tax invoice only. Make another note for lines of another tax class.',
  'nota.fakturWithoutNumber':
    'A return note states the number of its tax invoice. Enter the number of the tax invoice with code %{kode} first.',
  'nota.nothing': 'Nothing is left of the chosen lines',
  'nota.mailAmount': 'Credited of invoice %{nomor}: %{nilai:rupiah}.',
};

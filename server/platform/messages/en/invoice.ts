import type { invoiceTexts as indonesian } from '../id/invoice.ts';

/** Messages of invoices. */
export const invoiceTexts: Record<keyof typeof indonesian, string> = {
  'invoice.wrongState':
    'Invoice %{nomor} is %{keadaan}, so this cannot be done. Reload to see its present state.',
  'invoice.state.DRAFT': 'a draft',
  'invoice.state.TERBIT': 'issued',
  'invoice.state.DISTEMPEL': 'stamped',
  'invoice.state.DIBAYAR_SEBAGIAN': 'paid in part',
  'invoice.state.LEWAT_TEMPO': 'past its due date',
  'invoice.state.LUNAS': 'paid in full',
  'invoice.state.BATAL': 'cancelled',
  'invoice.issued':
    'Invoice %{nomor} is issued, so only its tax invoice number and code can be edited. For other changes, cancel this invoice and issue a new one.',
  'invoice.notSigned':
    'The order is %{keadaan}. Invoices are drawn up after the PKS is made, and issued after both parties have signed it.',
  'invoice.allInvoiced': 'The whole amount of this order has been invoiced.',
  'invoice.billedTooMuch':
    'The invoiced amount exceeds the present amount of the order. Cancel the unpaid invoices, then draw up a new one.',
  'invoice.draftExists':
    'This order already has a draft invoice or an invoice for the same instalment',
  'invoice.taxAfterIssue': 'Fill this in after the invoice is issued',
  'invoice.noSeller': "There is no seller's data in effect today, so the invoice cannot be issued.",
  'decree.endsFirst': 'Fill in a day that is not before its first day',
  'decree.noStamp':
    'Facility code %{kode} has no stamp in Coretax, so its tax invoices cannot be imported. Fill in another one.',
  'decree.startTaken': 'A decree that applies from this day exists already. Edit that one.',
  'invoice.noDecree':
    'The government bears the PPN of this invoice, but no decree applies today. Ask LEGAL to record it under Legal basis of PPN DTP, or change the tax class of the product.',
  'invoice.dueDay': 'Due date: %{hari:day}',
  'invoice.dueInPast': 'Fill in today or a later day',
  'invoice.hasPayment':
    'This invoice has a payment that is verified or waits for verification, so it cannot be cancelled.',
  'invoice.hasNota':
    'This invoice was credited by a note, so it cannot be cancelled. Credit the rest with another note.',
  'invoice.hasProposedNota':
    'A proposed note of this invoice waits for approval. Approve or refuse it first.',
  'invoice.shortfallTooLarge':
    'The shortfall is %{sisa:rupiah}; at most %{batas:rupiah} can be written off.',
  'invoice.nothingWithheld':
    'The buyer withholds no PPh from this invoice, so it has no withholding slip.',
  'invoice.taxObjectMissing': 'Enter the code: this PPh is withheld from this invoice',
  'invoice.noNpwp': 'The NPWP of the company or the seller is missing. Enter it first.',
  'invoice.nothingPaid': 'No payment has been verified, so there is no shortfall.',
  'invoice.step.half':
    'Instalment 1 bills 50% of %{pesanan:rupiah}, rounded per line to the nearest rupiah: %{nilai:rupiah}.',
  'invoice.step.whole': 'This invoice bills the whole amount of the order: %{nilai:rupiah}.',
  'invoice.step.rest':
    'Amount of the order %{pesanan:rupiah} minus the invoiced %{ditagih:rupiah}: %{nilai:rupiah}.',
  'invoice.step.credited':
    'Return and credit notes lower the amount billed by %{nilai:rupiah}, of which %{pph:rupiah} is PPh withheld.',
  'invoice.step.settlement':
    'Settled by a transfer of %{transfer:rupiah}, PPh withholding slips of %{potong:rupiah} and SSP PPN of %{ssp:rupiah}.',
  'companyAccount.future': 'Enter today or an earlier day',
  'companyAccount.order': 'Enter the first day or a later one',
  'companyAccount.tooLong': 'Choose at most %{hari} days',
  'companyAccount.tooMany':
    'There are more than %{batas:number} movements; choose a shorter period',
};

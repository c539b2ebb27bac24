import type { bankTexts as indonesian } from '../id/bank.ts';

/** Messages of bank statements. */
export const bankTexts: Record<keyof typeof indonesian, string> = {
  'bank.columns':
    'Columns of date, description and amount (or debit and credit) were not found; download it again from the bank as CSV, MT940 or CAMT.053',
  'bank.notCamt': 'This XML file is not a CAMT.053 statement',
  'bank.empty': 'This file contains no lines of a bank statement',
  'bank.tooLong': 'A bank statement has at most %{maks:number} lines; split it by date',
  'bank.term.invoice': '%{nomor} %{jumlah:rupiah}',
  'bank.term.payment': 'recorded payment %{nomor} %{jumlah:rupiah}',
  'bank.term.pph': 'PPh %{jenis} %{jumlah:rupiah}',
  'bank.term.ssp': 'PPN paid by SSP %{jumlah:rupiah}',
  'bank.term.fee': 'bank fee %{jumlah:rupiah}',
  'bank.term.total': '%{jumlah:rupiah}',
  'bank.account': 'This file does not name its account; enter the number here',
  'bank.otherAccount':
    'Account %{rekening} is not the seller’s. Upload a statement of the seller’s account, or propose the new account under Seller first',
  'bank.day': 'The date cannot be read',
  'bank.future': 'The date is in the future',
  'bank.pending': 'Not booked by the bank yet; upload it again once it has a date',
  'bank.amount': 'The amount cannot be read',
  'bank.cents': 'An amount with cents, such as interest; companies pay whole rupiah',
  'bank.direction': 'Whether money came in or went out is unknown; enter K or D',
  'bank.currency': 'Not in rupiah',
  'bank.mt940Line': 'The line :61: cannot be read',
  'bank.wrongState':
    'This line is %{keadaan}, so this is not possible. Reload to see its state now.',
  'bank.state.BARU': 'new',
  'bank.state.DICOCOKKAN': 'matched',
  'bank.state.DISISIHKAN': 'set aside',
  'bank.state.KELUAR': 'money out',
  'bank.explanationGone':
    'This explanation no longer holds, because its invoices or payments changed. Reload and choose again.',
  'bank.restsOnIt':
    'A payment that this line proves is still in force. Reject or reverse it first, then release.',
};

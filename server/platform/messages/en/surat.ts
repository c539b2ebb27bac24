import type { suratTexts as indonesian } from '../id/surat.ts';

/** Messages of letters. */
export const suratTexts: Record<keyof typeof indonesian, string> = {
  'surat.kind.PERINGATAN': 'notice of breach',
  'surat.kind.PEMULIHAN': 'notice that a breach was cured',
  'surat.kind.PENGAKHIRAN': 'notice of termination',
  'surat.kind.KEADAAN_KAHAR': 'notice of force majeure',
  'surat.kind.PERUBAHAN_REKENING': 'notice of a new bank account',
  'surat.sameAccount':
    'The seller’s bank account is the one in this agreement. Propose a new account under Seller; the letter can be drafted once a second person approved it.',
  'surat.kind.PENGINGAT_PEMBAYARAN': 'payment reminder',
  'surat.state.DRAFT': 'is a draft',
  'surat.state.TERKIRIM': 'was sent and is unread',
  'surat.state.DIBACA': 'was read',
  'surat.state.DITERIMA': 'was confirmed as received',
  'surat.state.DISANGGAH': 'is disputed',
  'surat.state.DIBATALKAN': 'was cancelled',
  'surat.wrongState': '%{surat} %{keadaan}, so this is no longer possible. Reload the page.',
  'surat.otherIssuer':
    'Your role does not write this letter (%{jenis}): LEGAL writes those of agreements, FINANCE payment reminders.',
  'surat.draftExists': 'There is a draft of this kind already. Send or cancel it first',
  'surat.wrongPks':
    'PKS %{nomor} is %{keadaan}, so this kind of letter cannot be written now. See the page of the PKS.',
  'surat.otherParty':
    'The buyer gave notice of this breach under Pasal %{pasal}, so this letter is not the seller’s.',
  'surat.alreadyWarned':
    'Notice of this breach was given by letter %{surat}, from which the days to cure it run.',
  'surat.notOwed': 'Invoice %{nomor} no longer waits for a payment, so it needs no reminder.',
  'surat.pksMissing': 'Choose the PKS that this letter is about',
  'surat.invoiceMissing': 'Choose the invoice that this letter is about',
  'surat.factsMissing': 'Say what happened, in at least 3 letters',
  'surat.causeMissing': 'Choose the cause of the termination',
  'surat.dayMissing': 'Enter the day of the force majeure',
  'surat.dayAhead': 'Today or earlier',
  'surat.addressMissing': 'This company has no email address. Enter where to send the letter',
};

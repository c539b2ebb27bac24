import type { certificateTexts as indonesian } from '../id/certificate.ts';

/** English messages of proofs of vaccination. */
export const certificateTexts: Record<keyof typeof indonesian, string> = {
  'certificate.state.BERLAKU': 'valid',
  'certificate.state.DIGANTI': 'replaced',
  'certificate.state.DICABUT': 'revoked',
  'certificate.wrongState':
    'The proof of vaccination %{nomor} is already %{keadaan}, so this is not possible. Reload to see its present state.',
  'certificate.notVaccinated':
    '%{nama} has had no dose yet, so no proof of vaccination can be issued. Record the dose first.',
  'certificate.external':
    'The booster of %{nama} was given outside this programme, so its provider issues the proof.',
  'certificate.noCard':
    'Proof of vaccination %{nomor} has no SMART Health Card: it no longer counts, or its vaccine had no CVX code in the product when it was issued. Issue a new proof.',
  'certificate.unchanged':
    '%{nama} already has the proof of vaccination %{nomor}, which is valid and complete. Give a reason if it has to be replaced.',
  'certificate.replaceReason':
    'The proof of vaccination %{nomor} is still valid. Say why it is replaced',
  'certificate.changed': 'Doses or data of the participant changed',
  'certificate.doseCancelled': 'The record of a dose was cancelled',
  'certificate.doseCorrected': 'Replaced because a vaccination record was corrected',
  'certificate.nothingToPrint':
    'No valid proof of vaccination to print yet. Issue the proofs first, or change the filter.',
};

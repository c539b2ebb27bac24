import type { pertanyaanTexts as indonesian } from '../id/pertanyaan.ts';

/** Messages of questions to participants. */
export const pertanyaanTexts: Record<keyof typeof indonesian, string> = {
  'pertanyaan.wrongState':
    'The question to %{nama} %{keadaan}, so this is no longer possible. Reload the page.',
  'pertanyaan.state.DIJAWAB': 'is answered',
  'pertanyaan.state.DIKIRIM': 'waits for its answer',
  'pertanyaan.state.DITERIMA': 'has an accepted answer',
  'pertanyaan.state.DITOLAK': 'has a refused answer',
  'pertanyaan.state.TERKUNCI': 'is locked after five wrong proofs',
  'pertanyaan.state.DIBATALKAN': 'is cancelled',
  'pertanyaan.noCompany': 'This participant is not registered with a company and cannot be asked',
  'pertanyaan.nothingWrong': 'There is no wrong field that the participant can correct',
  'pertanyaan.tooFewFacts':
    'The participant cannot prove who they are: at least two of birth date, NIK or passport, mobile number and name have to be right',
  'pertanyaan.editedMeanwhile':
    'This field was changed after the question was sent, so the answer does not replace it. Check the data; refuse this answer if they are right.',
  'pertanyaan.noticeChanged':
    'The notice on personal data has changed since the page was opened. Reload the page, read it, and send again.',
  'pertanyaan.subject': 'Correct the data of your vaccination registration',
  'pertanyaan.invitation':
    'The data of your vaccination registration with %{perusahaan} have to be corrected. Open this personal link, prove who you are, and enter what is right: %{alamat}\n\nValid until %{sampai:day}. Do not forward this link.',
};

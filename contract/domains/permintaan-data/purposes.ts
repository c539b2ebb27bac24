import { basisNames, purposeNames, purposeRecipients } from '../../core/messages/id/processing.ts';
import { processingPurposes, type ProcessingPurpose } from '../../processing.ts';

/** What one purpose of processing is, in words. */
export interface StatedPurpose {
  readonly tujuan: string;
  readonly dasar: string;
  readonly penerima: string;
}

/** Purposes for which data of a participant are processed. */
const ofParticipants: readonly ProcessingPurpose[] = [
  'PENDAFTARAN',
  'VAKSINASI',
  'BUKTI',
  'DOSIS',
  'KEAMANAN',
  'HAK',
];

/**
 * What data of a participant are processed for, on which basis (article 20) and who receives them. The copy that answers
 * a request names them.
 */
export const participantPurposes: readonly StatedPurpose[] = ofParticipants.map(purpose => ({
  tujuan: purposeNames[purpose],
  dasar: basisNames[processingPurposes[purpose]],
  penerima: purposeRecipients[purpose],
}));

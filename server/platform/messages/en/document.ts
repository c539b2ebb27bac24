import { documentTexts as indonesian } from '../id/document.ts';

/** English messages of filed documents; the mails that carry them are Indonesian. */
export const documentTexts: Record<keyof typeof indonesian, string> = {
  ...indonesian,
  'document.npwpClosed':
    'This official copy has the personal NPWP, the NIK of the buyer, in full, which your role may not read. Ask Legal or Finance for it.',
  'document.notRendered': 'The PDF cannot be made yet. Try again in a moment.',
  'document.draftNotSent': 'This document is still a draft. Send it after it was issued.',
  'document.notShown.DIBATALKAN':
    'This document was cancelled. Open its page again; the copy that is mailed is marked DIBATALKAN.',
  'document.notShown.DIGANTI':
    'This document was replaced. Open its page again; the copy that is mailed is marked DIGANTI.',
  'document.notShown.BERAKHIR':
    'This document has ended. Open its page again; the copy that is mailed is marked BERAKHIR.',
};

import type { proposal as indonesian } from '../id/proposal.ts';
import type { Translated } from '../messages.ts';

/** Messages of the dialog that proposes a change to a second person. */
export const proposal: Translated<typeof indonesian> = {
  title: 'Propose this change',
  text: 'This change takes effect once another person has accepted it. Say why, so that they can decide.',
  reason: 'Reason',
  reason_missing: 'Write the reason, at least 3 letters.',
  submit: 'Propose',
  cancel: 'Cancel',
  proposed:
    'The proposal has been sent; the data did not change yet. The change takes effect once another person accepts it in Proposed changes.',
};

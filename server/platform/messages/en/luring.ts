import type { luringTexts as id } from '../id/luring.ts';

/** Messages of work without network. */
export const luringTexts: Record<keyof typeof id, string> = {
  'luring.badKey': 'The key of this device cannot be used. Prepare the day once more.',
  'luring.otherKey':
    'This device is registered with another key already. Prepare the day once more.',
  'luring.badSignature': 'The signature of the device does not fit this act',
  'luring.unreadable':
    'This version of the portal does not know the content of this act. Record it once more in the queue, and decide not to record this one',
  'luring.otherAccount': 'This act was recorded by another account, facility or device',
  'luring.earlierFacility':
    'This act was recorded while the account was at another facility, which decides it',
  'luring.badTime': 'The time of this act is not possible; check the clock of the device',
  'luring.idReused': 'The number of this act was used for another act already.',
  'luring.tooManyOpen': 'Too many acts wait for a decision. Decide them first, then send again.',
  'luring.tooManyActs': 'This account has sent too many acts without network.',
  'luring.doseNotRecorded':
    'The dose that this adverse event followed is not recorded on the server. Decide the dose first.',
  'luring.decided': '%{oleh} has decided this act already. Reload the list.',
};

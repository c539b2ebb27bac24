import type { letter as indonesian } from '../id/letter.ts';
import type { Translated } from '../messages.ts';

/** Messages of the public page behind the personal link of a letter. */
export const letter: Translated<typeof indonesian> = {
  title: 'A letter for you',
  intro:
    'This link holds an official letter from the seller of the vaccine. The time at which you open it is recorded.',
  open: 'Open the letter',
  unknown: {
    title: 'This link does not work',
    text: 'It is wrong, was replaced, or has expired. Ask the seller for a new one.',
  },
  failed: 'The letter could not be opened',
  retry: 'Try again',
  page: 'The letter',
  answer: 'Your answer',
  answerText:
    'To confirm that it arrived is not to agree with it. You can still dispute it afterwards.',
  name: 'Full name',
  reason: 'Why you dispute it',
  reasonHelp: 'Only if you dispute this letter.',
  confirm: 'Confirm the receipt',
  dispute: 'Dispute this letter',
  nameMissing: 'Enter your full name, at least 3 letters.',
  reasonMissing: 'Say why you dispute it.',
  notSent: 'Your answer was not sent',
  confirmed: '%{nama} confirmed the receipt on %{waktu}.',
  disputed: '%{nama} disputed the letter on %{waktu}. The seller will contact you.',
  sign_in: 'Sign in to Portal Vaksin',
};

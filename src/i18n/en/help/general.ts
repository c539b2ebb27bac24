import type { generalHelp as indonesian } from '../../id/help/general.ts';
import type { Translated } from '../../messages.ts';

/** Help of the dashboard and of one's own account. */
export const generalHelp: Translated<typeof indonesian> = {
  dashboard: {
    purpose: 'The dashboard shows the work that waits for you and a summary for your role.',
    task: {
      waiting: 'Do the work that waits for you; each line opens a list that is already filtered.',
      count: 'Read the figures, and press one to open its list.',
      search: 'Find a screen, a person or a document number with Ctrl + K.',
    },
  },
  profile: {
    purpose: 'Here you change your name and how to reach you.',
    task: {
      name: 'Correct your name, email or phone number, then save.',
      role: 'Ask an administrator if your user name or role is wrong.',
      password: 'Change your password.',
    },
  },
  password: {
    purpose: 'Here you change the password of your account.',
    task: {
      change: 'Type the old password, then a new one that you use nowhere else.',
      again: 'Afterwards, sign in again with the new password on all devices.',
      sessions: 'Check the devices on which your account is signed in.',
    },
  },
  security: {
    purpose: 'Here you set up how you sign in and see where your account is signed in.',
    task: {
      factor: 'Set up an authenticator app or a passkey as a second factor.',
      codes: 'Store the recovery codes in a safe place, for when you lose your phone.',
      end: 'End the sessions and revoke the devices that you do not recognise.',
      password: 'Change the password after ending a session that you do not recognise.',
    },
  },
  calendar: {
    purpose: 'Here you make a secret address that your calendar program reads.',
    task: {
      create: 'Make an address, then paste it in your calendar program as a subscription.',
      replace: 'Replace the address when others know it; the earlier one ends at that moment.',
      remove: 'Revoke the address when you do not use the calendar any more.',
    },
  },
  pic: {
    purpose: 'The PIC is the person in your company whom we contact about participants and orders.',
    task: {
      change: 'Replace the PIC when the person changes; the data of the company change with it.',
      check: 'Make sure that the phone number and email are still in use.',
      company: 'Correct other data of the company.',
    },
  },
};

import type { myAccount as indonesian } from '../id/myAccount.ts';
import type { Translated } from '../messages.ts';

/** Messages of the user's own account screens. */
export const myAccount: Translated<typeof indonesian> = {
  profile: {
    title: 'Edit profile',
    lead: 'Your name and how to reach you. An administrator sets the username and the role.',
    userName: 'Username',
    role: 'Role',
    organization: 'Company or facility',
    fullName: 'Full name',
    email: 'Email (optional)',
    phone: 'Mobile number (optional)',
    password: 'Current password',
    password_help: 'Needed to change the email address or the mobile number.',
    saved: 'Profile saved',
    conflict:
      'Your profile has just been changed elsewhere. Check these fields, then save again if they are right.',
  },
  password: {
    title: 'Change password',
    lead: 'Afterwards you sign in again with the new password on every device.',
  },
  calendar: { title: 'Calendar' },
  security: {
    title: 'Security',
    lead: 'How you sign in, and where your account is signed in.',
  },
  sessions: {
    title: 'My sessions',
    lead: 'Browsers in which your account is signed in. End those that you do not recognise, then change your password.',
    list: 'Open sessions',
    current: 'This session',
    device: '%{browser} on %{system}',
    unknown: 'Unknown browser',
    address: 'Address %{address}',
    since: 'Signed in %{when}',
    last_used: 'Last used %{when}',
    end: 'End',
    end_one: 'End the session %{name}',
    end_others: 'End all other sessions',
    question_one: 'End the session %{name}?',
    question_others: 'End %{smart_count} other session? |||| End %{smart_count} other sessions?',
    text: 'What is not saved there is lost. This session stays open.',
    done_one: 'The session %{name} has ended',
    done_others:
      '%{smart_count} other session has ended |||| %{smart_count} other sessions have ended',
    no_others: 'No other session is open.',
  },
  pic: {
    title: 'PIC data',
    lead: 'The person in charge (PIC) of the vaccination programme, whom we contact about participants and orders.',
  },
};

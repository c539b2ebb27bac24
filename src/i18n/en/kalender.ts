import type { kalender as indonesian } from '../id/kalender.ts';
import type { Translated } from '../messages.ts';

/** Texts of the screen of one's own calendar. */
export const kalender: Translated<typeof indonesian> = {
  lead: 'Your vaccination days, deliveries and deadlines in a calendar program, such as Google Calendar, Outlook or that of your phone.',
  none: 'You have no calendar address yet.',
  since: 'Your calendar address is valid since %{when}.',
  how: 'The calendar has what you may read in the portal, without data of participants. Calendar programs read it again every few hours. The address ends when your account is deactivated.',
  create: {
    label: 'Make a calendar address',
    title: 'Make a calendar address?',
    text: 'Anyone who knows the address can read your calendar. Do not share it.',
  },
  replace: {
    label: 'Replace the address',
    title: 'Replace the calendar address?',
    text: 'The earlier address ends now. Enter the new one in your calendar program.',
  },
  remove: {
    label: 'Revoke the address',
    title: 'Revoke the calendar address?',
    text: 'Calendar programs cannot read it any more, and its events disappear there.',
  },
  revoked: 'The calendar address is revoked',
  address: {
    title: 'Your calendar address',
    once: 'Copy it now. The address is secret, is shown this once, and cannot be seen again.',
    label: 'Calendar address',
    use: 'In your calendar program choose to subscribe to a calendar or "from URL", and paste this address.',
  },
};

import type { account as indonesian } from '../id/account.ts';
import type { Translated } from '../messages.ts';

/** Messages of the account pages. Imports nothing, because these pages load before the console. */
export const account: Translated<typeof indonesian> = {
  brand: {
    promise: 'Company vaccination, from the order to the injection.',
    what: 'Participants, agreements, deliveries and vouchers in one record.',
  },
  demo: {
    prefilled: 'The fields are filled in for %{name}.',
  },
  captcha: {
    insecure:
      'The captcha works only over a secure connection (HTTPS). Open this portal with its https address.',
  },
  password: {
    title: 'Change password',
    first:
      'The initial password is for the first sign-in only. Choose your own password to continue.',
    lead: 'Afterwards you sign in again with the new password on every device.',
    current: 'Current password',
    next: 'New password',
    repeat: 'Repeat the new password',
    hint: 'At least %{min} characters. Several unrelated words are easy to remember and hard to guess.',
    required: 'Required',
    different: 'The two new passwords are not the same',
    submit: 'Change password',
    submitting: 'Saving…',
    changed: 'The password is changed. Sign in with the new password.',
    back: 'Back to the dashboard',
    sign_out: 'Sign out',
  },
  form: {
    errors: 'There are errors',
    document: 'Error: %{title}',
    failed: 'The data is not saved. Try again.',
  },
  // In the language that the button chooses.
  language: { name: 'Bahasa Indonesia', label: 'Bahasa: Bahasa Indonesia' },
  mode: {
    toDark: 'Dark mode',
    toLight: 'Light mode',
  },
  load_error: {
    title: 'Sorry, the server is down.',
    text: 'Part of the application cannot be loaded. Check your connection, then reload the page.',
    action: 'Reload',
  },
};

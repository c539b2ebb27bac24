import type { signIn as indonesian } from '../id/signIn.ts';
import type { Translated } from '../messages.ts';

/** Messages of the sign-in page, which loads first and uses them directly. */
export const signIn: Translated<typeof indonesian> = {
  title: 'Sign in',
  app: 'Portal Vaksin',
  lead: 'Sign in to manage the vaccination programme.',
  username: 'Username',
  password: 'Password',
  show_password: 'Show password',
  hide_password: 'Hide password',
  caps_lock: 'Caps Lock is on',
  required: 'This field is required',
  captcha: {
    title: 'Validation',
    text: 'Click the captcha',
    confirm: 'Close',
    label: 'Captcha',
    loading: 'The captcha is loading',
    failed: 'The captcha cannot be loaded. Check your connection, then try again.',
    expired: 'The captcha has expired. Complete it once more.',
    retry: 'Try again',
  },
  submit: 'Sign in',
  submitting: 'Checking…',
  forgotten: 'Forgot your password?',
  data_rights: 'Rights to personal data',
  register: 'Register a new company',
  registration_status: 'See the status of a registration',
  close: 'Close',
  failed: 'You cannot be signed in. Try again.',
  no_connection: 'The server cannot be reached. Check your connection, then try again.',
  demo: {
    title: 'Sample data',
    text: 'This portal contains sample data. You can sign in with the following accounts.',
    use: 'Use this account',
  },
  expired: {
    title: 'Session Expired',
    text: 'You will be returned to the sign-in page',
    confirm: 'Sign in again',
  },
  loading: 'Opening the portal…',
};

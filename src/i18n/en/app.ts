import type { app as indonesian } from '../id/app.ts';
import type { Translated } from '../messages.ts';

/** Messages of the layout: drawer, top bar, account menu and error pages. */
export const app: Translated<typeof indonesian> = {
  name: 'Portal Vaksin',
  document_title: '%{page} · Portal Vaksin',
  menu: {
    label: 'Main menu',
    open: 'Open the menu',
    close: 'Close the menu',
    narrow: 'Narrow the menu',
    widen: 'Widen the menu',
    group: {
      peserta: 'Participants',
      master: 'Master data',
      organisasi: 'Our data',
      transaksi: 'Agreements and orders',
      keuangan: 'Finance',
      voucher: 'Vouchers',
      sistem: 'Administration',
      pelayanan: 'Operations',
      unggahan: 'Uploads',
      pemeriksaan: 'Checks',
      pengaturan: 'Settings',
    },
  },
  dashboard: {
    title: 'Dashboard',
    greeting: 'Welcome, %{name}',
  },
  toolbar: {
    label: 'Top bar',
    breadcrumb: 'Position of the page',
    progress: 'A request is being processed',
    search: 'Search or go to…',
    skip: 'Skip to the content',
  },
  mode: {
    to_light: 'Switch to light mode',
    to_dark: 'Switch to dark mode',
    light: 'Light mode',
    dark: 'Dark mode',
    system: 'As on the device',
  },
  account: {
    label: 'Account %{name}',
    menu: 'Account',
    // In the language that the entry chooses.
    language: 'Bahasa: Bahasa Indonesia',
    single_keys: 'Single-key shortcuts (/, ?)',
    sign_out: 'Sign out',
  },
  sign_out: {
    unsent: 'What was not sent stays encrypted here.',
    question: 'Are you sure that you want to sign out?',
    yes: 'Yes, sign out',
    no: 'Cancel',
  },
  session: {
    title: 'Session Expired',
    text: 'You will be returned to the sign-in page',
    confirm: 'Sign in again',
  },
  denied: {
    title: 'Access denied',
    text: 'Your role (%{role}) does not include this page. You are still signed in.',
    right: 'Your account lacks the right that this page requires: %{right}. You stay signed in.',
    contact: 'If you need it for your work, ask an administrator of the portal.',
    action: 'Back to the dashboard',
  },
  not_found: {
    title: 'Page not found',
    text: 'This address does not exist, or its data has been deleted.',
    action: 'Go Home',
  },
  server_error: {
    title: 'Sorry, the server is down.',
    crash:
      'This page stopped because of an error in the application. What you have saved is safe. Try again; if it happens again, reload the page or report it to an administrator.',
    action: 'Try again',
    reload: 'Reload',
  },
  help: 'Help for this page',
  load_failed: 'This page cannot be loaded yet',
  offline:
    'The server cannot be reached. What you typed stays on this page, but is not saved; save it when the connection is back.',
  online: 'The server is connected again. What was not saved has to be saved again.',
  missing_input: 'This field cannot be loaded yet.',
  update: {
    text: 'A new version is available. Save your work, then reload the page.',
    missing:
      'Part of the portal cannot be loaded: the connection broke, or a new version was installed. Save your work, then reload the page.',
    action: 'Reload',
  },
};

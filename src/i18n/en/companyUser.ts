import type { companyUser as indonesian } from '../id/companyUser.ts';
import type { Translated } from '../messages.ts';

/** Messages of the accounts of a company: `resources.companyUser.*`. */
export const companyUser: Translated<typeof indonesian> = {
  lead: 'Who works for your company, and what each may do. Every account can read its data.',
  none: 'No accounts yet.',
  you: 'You',
  inactive: 'Inactive',
  not_yet: 'Initial password not changed yet',
  reads_only: 'Reads only',
  never: 'never signed in',
  last: 'last signed in %{when}',
  action_of: '%{action}: %{name}',
  fields: {
    fullName: 'Full name',
    email: 'Email',
    noHP: 'Mobile number',
    hak: 'Rights',
  },
  hak: {
    MEMESAN: 'Order and amend',
    MENANDATANGANI: 'Sign PKS and BAST',
    MEMBAYAR: 'Pay invoices',
    MENGELOLA_PESERTA: 'Manage participants and vouchers',
    MENGELOLA_AKUN: 'Manage accounts and company data',
  },
  invite: {
    button: 'Invite a colleague',
    title: 'Invite a colleague',
    text: 'Your colleague gets a user name and an initial password by mail. Without rights, the account reads only.',
    email: 'The initial password is sent here',
    done: 'The account of %{name} was created; the initial password is sent to %{email}',
  },
  rights: {
    button: 'Change rights',
    title: 'Rights of %{name}',
    text: 'The sessions of your colleague end, and the next sign-in has the new rights.',
    own: 'These are your own rights. Only another manager of accounts can give back what you take away.',
    done: 'The rights of %{name} were saved',
  },
  deactivate: {
    button: 'Deactivate',
    title: 'Deactivate the account of %{name}?',
    text: 'Its sessions end and it can no longer sign in. What was done with it stays recorded under this name.',
    done: 'The account of %{name} was deactivated',
  },
  activate: {
    button: 'Activate',
    title: 'Activate the account of %{name} again?',
    text: 'It can sign in again with the same password and rights.',
    done: 'The account of %{name} is active again',
  },
  reset: {
    button: 'Send initial password',
    title: 'New initial password for %{name}?',
    text: 'The new initial password is sent to %{email}. The old password stops working, and the sessions end.',
    done: 'A new initial password was sent to %{name}',
  },
  approval: {
    title: 'Approval of orders',
    on: 'A second person approves orders before they are submitted to the seller.',
    off: 'Orders are submitted to the seller directly.',
    rule: 'Another account with the right to order approves: not the one that created or submitted the order. Amendments too.',
    start: {
      button: 'Require approval',
      title: 'Require the approval of a second person?',
      text: 'Orders and amendments that are submitted from now on wait for the approval of another colleague who may order.',
      done: 'A second person now approves orders',
    },
    stop: {
      button: 'Stop requiring approval',
      title: 'Stop requiring the approval of a second person?',
      text: 'Orders and amendments are then submitted to the seller directly. Those that wait already still have to be approved or taken back.',
      done: 'Orders are now submitted directly',
    },
  },
};

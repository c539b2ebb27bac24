import type { factorRule as indonesian } from '../id/factorRule.ts';
import type { Translated } from '../messages.ts';

/** Messages of the rules for second factors: `resources.factorRule.*`. */
export const factorRule: Translated<typeof indonesian> = {
  lead: 'Which roles must sign in with a second factor, and after how many days.',
  text: 'An account without a second factor can work until its time of grace is over; afterwards it can only set one up.',
  fields: {
    mode: 'Second factor',
    masaTenggang: 'Time of grace (days)',
  },
  help: {
    masaTenggang: 'It begins with this rule, or with the account when that is newer.',
  },
  mode: {
    mati: 'Not used',
    opsional: 'Optional',
    wajib: 'Required',
  },
  since: 'Since %{when}, %{days} days of grace',
  accounts: '%{count} active accounts, %{without} without a second factor',
  edit: 'Edit',
  edit_label: 'Edit the rule of %{name}',
  saved: 'The rule of %{name} was saved',
};

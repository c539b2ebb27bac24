import type { pic as indonesian } from '../id/pic.ts';
import type { Translated } from '../messages.ts';

/**
 * English messages about the person in charge (PIC). Imports no texts, because the PIC dialog also
 * appears outside the console.
 */
export const pic: Translated<typeof indonesian> = {
  title: 'Input PIC Data',
  lead: 'Before you continue, confirm who is in charge (PIC) of the vaccination programme in your company.',
  edit: 'PIC data',
  edit_lead:
    'The person in charge (PIC) of the vaccination programme, who is contacted about participants and orders.',
  name: 'Name of the PIC',
  phone: 'Mobile number',
  phone_help: 'Digits only, for example 081234567890.',
  email: 'Email',
  submit: 'Save',
  submitting: 'Saving…',
  question: 'Save the data?',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Data saved!',
  conflict: 'The PIC was just changed to %{name}. Check this form, then save again if it is right.',
  failed: 'A system error occurred',
  close: 'Close',
  sign_out: 'Sign out',
  loading: 'Loading',
};

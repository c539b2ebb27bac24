import type { question as indonesian } from '../id/question.ts';

/** Messages of the public page behind the personal link of a question. */
export const question: typeof indonesian = {
  title: 'Correct the data of your registration',
  intro:
    'The data of your vaccination registration have to be corrected. First prove that this is you; after five wrong tries this link is locked.',
  start: 'Begin',
  unknown: {
    title: 'This link is not valid',
    text: 'It is wrong, answered, replaced, locked or expired. Ask the company that registered you for a new one.',
  },
  failed: 'That did not work',
  fact: {
    tanggalLahir: 'Birth date',
    nik: 'Last 4 digits of the NIK',
    noPaspor: 'Last 4 characters of the passport number',
    noHP: 'Last 4 digits of the mobile number',
    nama: 'Full name as on the identity card',
  },
  factMissing: 'Fill this in to prove who you are.',
  prove: 'Continue',
  wrongFact: 'This does not match the registration. %{smart_count} tries are left.',
  locked: 'This link is locked after five wrong tries. Ask for a new one.',
  form: 'Fields to correct',
  now: 'Recorded: %{value}',
  none: 'empty',
  field: {
    nik: 'NIK (16 digits)',
    noPaspor: 'Passport number',
    noKitas: 'KITAS number',
    nama: 'Full name',
    tanggalLahir: 'Birth date',
    jenisKelamin: 'Sex',
    noHP: 'Mobile number',
    email: 'Email',
    alamat: 'Address',
    kodePos: 'Postal code',
  },
  sex: { L: 'Male', P: 'Female' },
  officer: 'Data protection officer: %{officer}',
  notice: 'Notice on personal data',
  consent: 'I have read this notice and consent',
  consentMissing: 'Read the notice, then tick the consent.',
  send: 'Send answer',
  done: {
    title: 'Thank you',
    text: 'Your answer was sent. The company that registered you checks it.',
  },
};

import type { dataRequest as indonesian } from '../id/dataRequest.ts';

/** Messages of the public page of requests about personal data. */
export const dataRequest: typeof indonesian = {
  title: 'Your rights to personal data',
  intro:
    'Here you ask for a copy, a correction, a restriction or the erasure of your data in the vaccination programme, or withdraw your consent (Law 27/2022). The answer comes within 3 × 24 hours, once your identity was checked.',
  officer: 'Data protection officer: %{officer}',
  ask: 'Make a request',
  send: 'Send the request',
  sign_in: 'To the sign-in page',
  captcha_missing: 'Solve the captcha first.',
  notice:
    'What you enter is stored encrypted, and seen by the data protection officers only. NIK and birth date are erased after the answer. This page does not say whether there are data of you.',
  field: {
    jenis: 'What you ask for',
    hubungan: 'You ask as',
    nama: 'Full name',
    email: 'Email',
    noHP: 'Mobile number',
    tanggalLahir: 'Birth date',
    nik: 'NIK (16 digits)',
    uraian: 'Explanation',
  },
  help: {
    nama: 'The person whose data are meant, as on the KTP.',
    email: 'Enter an email address or a mobile number, so that the answer arrives.',
    noHP: 'The officer may call this number to check your identity.',
    tanggalLahir: 'May be empty; it helps the officer to find the data.',
    nik: 'May be empty; only for the officer to find the data.',
    uraian: 'May be empty. Do not write identity numbers here.',
  },
  jenis: {
    SALINAN: 'Access to and a copy of my data',
    PERBAIKAN: 'Correction of data',
    PEMBATASAN: 'Restriction of processing',
    PENARIKAN: 'Withdrawal of consent',
    PENGHAPUSAN: 'Erasure of data',
    KEBERATAN: 'Objection to an automated decision',
    PORTABILITAS: 'My data in a machine-readable form',
  },
  hubungan: {
    DIRI: 'The person',
    WALI: 'Parent or guardian',
    KUASA: 'With power of attorney',
  },
  receipt: {
    title: 'Your request was received',
    until: 'It is answered by %{until}.',
    number: 'Request number',
    key: 'Key',
    keep: 'Keep the number and the key now; both are shown once. With them you read the state of the request.',
  },
  status: {
    tab: 'Read its state',
    read: 'Read',
    incomplete: 'Enter the number and the key of the receipt.',
    unknown: 'The number or the key does not match. Check the receipt.',
    closed: 'Closed at %{at}. The letter goes to the address that you entered.',
  },
  state: {
    DITERIMA: 'Received, the identity was not checked yet',
    DIPERIKSA: 'The identity was checked',
    DIKERJAKAN: 'In work',
    DIJAWAB: 'Answered',
    DITOLAK: 'Refused',
    DICABUT: 'The restriction was lifted',
  },
};

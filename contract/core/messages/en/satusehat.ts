import type { satusehatTexts as indonesian } from '../id/satusehat.ts';

/** Messages of the numbers of SATUSEHAT. */
export const satusehatTexts: Record<keyof typeof indonesian, string> = {
  'satusehat.patient': 'Enter P with 11 digits, or 12 digits, as found at SATUSEHAT',
  'satusehat.practitioner': 'Enter N with 8 to 11 digits, or 11 digits, as found at SATUSEHAT',
  'satusehat.organization': 'Enter 6 to 12 digits, such as 100012345',
  'satusehat.location': 'Enter the complete location ID: 32 letters and digits with four hyphens',
  'satusehat.encounter': 'Enter the complete visit ID: 32 letters and digits with four hyphens',
  'satusehat.kfa': 'Enter 8 digits that begin with 93',
  'satusehat.icd10': 'Enter an ICD-10 code, such as U07.1',
  'satusehat.range': 'Enter a day from the first one on, at most 31 days',
};

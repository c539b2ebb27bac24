import type { satusehatTexts as indonesian } from '../id/satusehat.ts';

/** Messages of the export for SATUSEHAT. */
export const satusehatTexts: Record<keyof typeof indonesian, string> = {
  'satusehat.tooMany': 'This range contains more than %{maks:number} doses. Choose a shorter one',
  'satusehat.changed':
    'The data have changed since this report was opened. Reload the report, then download the file again.',
  'satusehat.nothingReady': 'No dose of this range is ready. Fill in first what is missing.',
  'satusehat.notSent': 'This dose is not recorded as sent.',
  'satusehat.patientTaken':
    'This number is recorded for another participant. Check it at SATUSEHAT',
  'satusehat.encounterTaken': 'This visit ID is recorded for another dose',
  'satusehat.noVaccinator': 'This visit names no vaccinator. Correct the visit first',
  'satusehat.productRecorded': 'This visit names its product already',
  'satusehat.productInactive': 'Choose a vaccine product that exists',
  'satusehat.noEncounter': 'A booster given elsewhere has no visit at this facility',
  'satusehat.import.columns':
    'The columns %{kolom:list} were not found in the first row. Use the template of this page',
  'satusehat.import.tooLong': 'This file has more than %{maks:number} rows. Divide it by days',
  'satusehat.import.key':
    'The source or the number of the record cannot be read. Do not change the first two columns of the template',
  'satusehat.import.unknown': 'Record number %{nomor} is not a dose at this facility',
  'satusehat.import.duplicate': 'This record is already in row %{baris:number}',
  'satusehat.import.twoNumbers': 'An earlier row gives this person another number',
};

import type { temperature as indonesian } from '../id/temperature.ts';
import type { Translated } from '../messages.ts';

/** English messages of storage temperatures: `resources.temperature.*`. */
export const temperature: Translated<typeof indonesian> = {
  noun: 'temperature reading',
  whenMissing: 'Fill in the date and the time',
  lead: 'Temperatures where vaccine is stored. A safe one is between %{min} and %{max} °C.',
  fields: {
    idFaskes: 'Facility',
    namaFaskes: 'Facility',
    waktu: 'Time',
    suhu: 'Temperature',
    sumber: 'Source',
    catatan: 'Note',
    oleh: 'Recorded by',
    dari: 'From',
    sampai: 'Until',
    berkas: 'CSV file',
  },
  suhu: { unit: '°C' },
  sumber: { MANUAL: 'Recorded', BERKAS: 'File' },
  onlyOutside: 'Out of range only',
  onlyRecent: 'Last 7 days only',
  range: 'The date "From" is after the date "Until". Correct one of them.',
  caption: 'Storage temperatures',
  degrees: '%{suhu} °C',
  outside: 'Out of range',
  empty: 'No temperature is recorded in this period.',
  emptyOutside: 'No temperature is out of range in this period.',
  add: 'Record a temperature',
  addTitle: 'Record a storage temperature',
  addSubmit: 'Save temperature',
  added: 'Temperature of %{suhu} °C recorded',
  upload: 'Upload CSV',
  excursion: {
    text: 'The temperature of %{suhu} °C at %{name} is outside %{min}–%{max} °C.',
    link: 'Quarantine the affected stock',
    warning:
      'A temperature is outside %{min}–%{max} °C. Quarantine the affected doses until a decision is made.',
  },
  import: {
    title: 'Upload a temperature log',
    lead: 'From a temperature logger or a spreadsheet, saved as CSV.',
    format:
      'First line: waktu;suhu. Example of a line: 2026-01-31 07:30;4,5. At most %{maks} lines.',
    submit: 'Upload',
    result: 'Result of the upload',
    saved: 'Saved',
    known: 'Known already',
    outside: 'Out of range',
    lowest: 'Lowest',
    highest: 'Highest',
    open: 'View the temperature log',
  },
};

import type { boosterMessages as indonesian } from '../id/booster.ts';
import type { Translated } from '../messages.ts';
import { peserta } from './peserta.ts';

const fields = {
  ...peserta.fields,
  vaksinPrimer: 'Primary vaccine',
  tanggalDosis1: 'Date of dose 1',
  tanggalDosis2: 'Date of dose 2',
  faskesDosis2: 'Facility of dose 2',
  jenisBooster: 'Booster vaccine',
  tanggalBooster: 'Date of the booster',
  batch: 'Batch number',
  faskesPelaksana: 'Facility that gave it',
  rencanaTanggal: 'Planned date of the booster',
  tanggalVaksinasi: 'Date of the booster',
  TanggalVaksinasi: 'Date of the booster',
  statusVaksinasi: 'Booster given',
  isEligible: 'Eligibility',
  layakMulai: 'Eligible from',
  noTiket: 'Ticket number',
};

const booster = {
  ...peserta,
  noun: 'booster participant',
  count: '%{smart_count} booster participant |||| %{smart_count} booster participants',
  empty:
    'Booster participants who were uploaded, or registered from regular participants, appear here.',
  first: 'Begin by uploading a file.',
  fields,
  help: {
    ...peserta.help,
    vaksinPrimer: 'The vaccine of doses 1 and 2, as on the certificate.',
    rencanaTanggal: 'On a day when the facility is open, after the interval from dose 2.',
    batch: 'As printed on the certificate or the vaccination card.',
  },
  vaccine: {
    known: '%{name} (%{maker})',
    other: 'Other',
    name: 'Name of another vaccine (%{label})',
  },
  isEligible: { true: 'Eligible', false: 'Not eligible yet' },
  statusVaksinasi: {
    ...peserta.statusVaksinasi,
    BELUM: 'Not given yet',
    SELESAI: 'Given',
  },
  section: {
    ...peserta.section,
    before: 'Earlier doses',
    booster: 'Booster',
    elsewhere: 'Booster that was given already',
  },
  eligibility: {
    yes: 'Eligible for the next booster. %{reason}.',
    no: 'Not eligible for the next booster yet. %{reason}.',
    done: 'Has had the booster; the next one is not allowed yet. %{reason}.',
    since: 'By the other recorded doses of this person, allowed since %{day}',
    from: 'By the other recorded doses of this person, allowed from %{day} only',
    checked: 'Last checked %{when}.',
  },
};

/** Messages of boosters: `resources.booster.*` and `resources.boosterEksternal.*`. */
export const boosterMessages: Translated<typeof indonesian> = {
  booster,
  boosterEksternal: {
    ...booster,
    noun: 'external booster',
    count: '%{smart_count} external booster |||| %{smart_count} external boosters',
    empty: 'Boosters that were given elsewhere appear here.',
    first: 'Begin by uploading their file.',
  },
};

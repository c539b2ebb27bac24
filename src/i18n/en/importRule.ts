import type { importRule as indonesian } from '../id/importRule.ts';
import type { Translated } from '../messages.ts';

/** What each kind of rule does. */
const kind = {
  tukarHariBulan: '%{field}: day and month are exchanged',
  tahunDuaAngka: '%{field}: the year has two digits',
  dariNik: '%{field} cannot be read: it is filled in from the NIK',
  tukarKolom: '%{field} and %{other} are exchanged',
  gelar: 'Titles within the name are removed',
  bin: 'The word bin or binti within the name is removed',
  nomorHP: 'Mobile numbers are tidied',
  kodeNama:
    'The code of a region or a facility is written with its name, or the name instead of it',
  angkaNik:
    'One digit of the NIK is wrong, and only one number agrees with the birth date, sex and region',
  hariNikPerempuan: 'The day in the NIK of a woman lacks 40',
  teksSama: '%{field} “%{from}” means %{to}',
};

/** Kinds with a parameter that says more. */
const detail = {
  month_first: '%{field}: the year has two digits, and the month comes first',
  father: 'Bin or binti and the father’s name are removed from the name',
  huruf: 'Mobile number: the letters O and l become the digits 0 and 1',
  awalan: 'Mobile number: the prefix +62 and 0 is written twice',
  satu: 'Mobile number: words around the number are removed',
  pertama: 'Mobile number: the first of several numbers',
};

/** Messages of correction rules, loaded with their dialogs. */
export const importRule: Translated<typeof indonesian> = {
  kind,
  detail,
  title_correction:
    'Correct %{smart_count} other row in the same way? |||| Correct %{smart_count} other rows in the same way?',
  title_found: 'Correct %{smart_count} row? |||| Correct %{smart_count} rows?',
  title_remembered:
    'Use %{smart_count} rule of earlier files again? |||| Use %{smart_count} rules of earlier files again?',
  lead: 'Nothing is changed yet. Enter applies, Esc refuses, and afterwards Ctrl+Z undoes all of it. A rule that was applied is offered again for the next file.',
  lead_touch:
    'Nothing is changed yet. What is applied can be undone, and its rule is offered again for the next file.',
  check_card:
    'Compare the examples with the identity card. Only the digits that change are visible.',
  rows: '%{smart_count} row |||| %{smart_count} rows',
  more: 'and %{smart_count} other row |||| and %{smart_count} other rows',
  becomes: 'becomes',
  empty: 'empty',
  accept: 'Apply to %{smart_count} row |||| Apply to %{smart_count} rows',
  accept_all: 'Apply all',
  refuse: 'No',
  applied: '%{smart_count} row corrected. |||| %{smart_count} rows corrected.',
  applied_none: 'No row is left to change.',
  undone: 'The rule was undone.',
  list_title: 'Correction rules',
  list_lead:
    'The rules that you accepted. Those that are on are offered when the next file is checked, and never run by themselves.',
  list_empty:
    'No rules yet. Correct a cell; if other rows have the same mistake, its rule is offered.',
  active: 'Offered: %{rule}',
  remove: 'Remove',
  remove_named: 'Remove the rule %{rule}',
  change_to: 'Replaced by',
  change: 'Save',
  by: '%{who}, %{when}',
};

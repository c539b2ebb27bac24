import type { nikCandidate as indonesian } from '../id/nikCandidate.ts';
import type { Translated } from '../messages.ts';

/** What each edit changes; positions count from the left. */
const edit = {
  angka: 'Digit %{position} becomes %{digit}',
  tukar: 'Digits %{position} and %{next} are exchanged',
  sisip: 'The digit %{digit} is missing at position %{position}',
  hapus: 'Digit %{position} is too many',
  hariPerempuan: 'The birth day of a woman lacks 40',
  tahun: 'The birth year becomes %{digit}',
  wilayah: 'The region code becomes %{digit}',
};

/** The facts that a candidate agrees with. */
const fact = {
  birthDate: 'birth date',
  sex: 'sex',
  region: 'regency or city',
};

/** Messages of the candidates of a wrong NIK, loaded with them. */
export const nikCandidate: Translated<typeof indonesian> = {
  edit,
  fact,
  title: 'Perhaps meant',
  lead: 'Compare with the identity card. Nothing is used before you choose it.',
  hidden: 'Only the digits that change are visible.',
  agrees: 'Agrees with %{facts}.',
  take: 'Use',
  take_named: 'Use: %{what}',
  none: 'No number that differs by one typing error agrees with the data of this person. Write the full number from the identity card.',
  reveal: 'Show the whole NIK',
  reveal_help: 'The whole number helps to find the missing digit; showing it is recorded.',
  find: 'Find possible NIKs',
  find_help: 'The stored number is opened for the comparison, which is recorded.',
  dialog: 'NIK of row %{number}',
  taken: 'The NIK of row %{number} was corrected.',
};

import { parsePhone } from '../../core/values/phone.ts';
import { nameKey } from '../../core/values/name.ts';

/** Fields that a participant can correct. */
export const askedFields = [
  'nik',
  'noPaspor',
  'noKitas',
  'nama',
  'tanggalLahir',
  'jenisKelamin',
  'noHP',
  'email',
  'alamat',
  'kodePos',
] as const;
export type AskedField = (typeof askedFields)[number];

/**
 * What a participant proves their identity with, the strongest first: the birth date, the last four digits of a number, and
 * the full name.
 */
export const factNames = ['tanggalLahir', 'nik', 'noPaspor', 'noHP', 'nama'] as const;
export type FactName = (typeof factNames)[number];

/** Digits or characters of a number that are asked for. */
export const factCharacters = 4;

/** Values of a participant; a null is empty. */
export type PersonValues = Readonly<Partial<Record<AskedField, string | null>>>;

/** Returns a fact in one form, to be compared; null when a participant has none. */
function factOf(name: FactName, value: string | null | undefined): string | null {
  if (!value) return null;
  switch (name) {
    case 'tanggalLahir':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
    case 'nama':
      return nameKey(value);
    case 'noHP':
      return (parsePhone(value) ?? value).slice(-factCharacters);
    default:
      return value.length < factCharacters ? null : value.slice(-factCharacters).toUpperCase();
  }
}

/**
 * Returns the two facts that prove who answers: none of those in question, which may be wrong.
 * @returns undefined when the participant has too few others
 */
export function factsToProve(
  asked: readonly AskedField[],
  values: PersonValues,
): readonly [FactName, FactName] | undefined {
  const [first, second] = factNames.filter(
    name => !asked.includes(name) && factOf(name, values[name]) !== null,
  );
  return first && second ? [first, second] : undefined;
}

/** Whether what was entered is a fact of a participant. */
export const isFact = (name: FactName, entered: string, values: PersonValues): boolean => {
  const fact = factOf(name, values[name]);
  return fact !== null && factOf(name, entered.trim()) === fact;
};

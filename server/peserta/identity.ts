import { maskNik, maskNiks } from '#contract/nik.ts';
import { blindKey } from '../blind.ts';
import type { Keys } from '../keys.ts';
import { seal, unseal } from '../seal.ts';

/** Identity as entered; a citizen is identified by NIK, a foreigner by passport. */
export interface Identity {
  readonly isWNI: boolean;
  readonly nik: string | null;
  readonly noPaspor: string | null;
  readonly noKitas: string | null;
  readonly negara: string | null;
}

/** Removes separators from a NIK. */
export const plainNik = (text: string): string => text.replace(/[\s.-]/g, '');

/** Removes separators from a passport or permit number and upper-cases it. */
export const plainNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Blind index of a NIK. */
export const nikKey = (keys: Keys, nik: string): Buffer => blindKey(keys, `nik:${plainNik(nik)}`);

/** Blind index of a person; equal for the same person in every registration. */
export function personKey(keys: Keys, person: Identity): Buffer {
  if (person.isWNI) return nikKey(keys, person.nik ?? '');
  const passport = plainNumber(person.noPaspor ?? '');
  return blindKey(keys, `paspor:${person.negara?.toUpperCase() ?? ''}:${passport}`);
}

/** Masks a passport or permit number. */
export const maskNumber = (number: string): string =>
  number.length <= 4
    ? '•'.repeat(number.length)
    : `${number.slice(0, 2)}${'•'.repeat(number.length - 4)}${number.slice(-2)}`;

/** Masks a NIK; a text that is no NIK is masked like any other number. */
const showNik = (nik: string): string => (/^\d{16}$/.test(nik) ? maskNik(nik) : maskNumber(nik));

/** Encrypted column, mask column and masking function of each identity field. */
const columns = {
  nik: { sealed: 'nikSealed', mask: 'nikMask', show: showNik },
  noPaspor: { sealed: 'passportSealed', mask: 'passportMask', show: maskNumber },
  noKitas: { sealed: 'permitSealed', mask: 'permitMask', show: maskNumber },
  penanggung: { sealed: 'guarantorSealed', mask: 'guarantor', show: maskNiks },
} as const;

type Numbers = Record<keyof typeof columns, string | null>;
type Columns = (typeof columns)[keyof typeof columns];
export type SealedColumns = Record<Columns['sealed'], Buffer | null> &
  Record<Columns['mask'], string | null>;

const purposeOf = (field: keyof typeof columns): string => `peserta.${field}`;

/**
 * Returns the encrypted and masked columns. A text that its mask leaves unchanged is not encrypted.
 */
export function sealNumbers(keys: Keys, numbers: Numbers): SealedColumns {
  const row: Partial<SealedColumns> = {};
  for (const field of Object.keys(columns) as (keyof typeof columns)[]) {
    const { sealed, mask, show } = columns[field];
    const number = numbers[field];
    row[mask] = number === null ? null : show(number);
    const isHidden = number !== null && row[mask] !== number;
    row[sealed] = isHidden ? seal(keys.identity, purposeOf(field), number) : null;
  }
  return row as SealedColumns;
}

/**
 * Decrypts all identity numbers of a row.
 * @throws SealError when the row was encrypted under another key
 */
export function openNumbers(keys: Keys, row: SealedColumns): Numbers {
  const numbers: Partial<Numbers> = {};
  for (const field of Object.keys(columns) as (keyof typeof columns)[]) {
    const { sealed, mask } = columns[field];
    const kept = row[sealed];
    numbers[field] = kept === null ? row[mask] : unseal(keys.identity, purposeOf(field), kept);
  }
  return numbers as Numbers;
}

/** Decrypts one identity number; null stays null. @throws SealError */
export const openNumber = (
  keys: Keys,
  field: keyof typeof columns,
  sealed: Buffer | null,
): string | null => sealed && unseal(keys.identity, purposeOf(field), sealed);

/** Masks the identity numbers present in `sent`. */
export function maskedNumbers(
  sent: Readonly<Partial<Record<keyof typeof columns, string | null>>>,
): Partial<Numbers> {
  const masked: Partial<Numbers> = {};
  for (const field of Object.keys(columns) as (keyof typeof columns)[]) {
    const number = sent[field];
    if (number) masked[field] = columns[field].show(field === 'nik' ? plainNik(number) : number);
  }
  return masked;
}

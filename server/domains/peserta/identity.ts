import { cleanNumber } from '#contract/core/values/clean.ts';
import { maskNik, maskNiks } from '#contract/core/values/nik.ts';
import { blindIndex } from '#server/platform/crypto/blind-index.ts';
import { encryptField, decryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';

/** Identity as entered; a citizen is identified by NIK, a foreigner by passport. */
export interface Identity {
  readonly isWNI: boolean;
  readonly nik: string | null;
  readonly noPaspor: string | null;
  readonly noKitas: string | null;
  readonly negara: string | null;
}

/** Removes separators from a NIK. */
export const plainNik = cleanNumber;

/** Removes separators from a passport or permit number and upper-cases it. */
export const plainNumber = (text: string): string => cleanNumber(text).toUpperCase();

/** Blind index of a NIK. */
export const nikKey = (keys: Keys, nik: string): Buffer => blindIndex(keys, `nik:${plainNik(nik)}`);

/** Blind index of a person; equal for the same person in every registration. */
export function personKey(keys: Keys, person: Identity): Buffer {
  if (person.isWNI) return nikKey(keys, person.nik ?? '');
  const passport = plainNumber(person.noPaspor ?? '');
  return blindIndex(keys, `paspor:${person.negara?.toUpperCase() ?? ''}:${passport}`);
}

/** Masks a passport or permit number. */
export const maskNumber = (number: string): string =>
  number.length <= 4
    ? '•'.repeat(number.length)
    : `${number.slice(0, 2)}${'•'.repeat(number.length - 4)}${number.slice(-2)}`;

/** Masks a NIK; a text that is no NIK is masked like any other number. */
const maskNikOrNumber = (nik: string): string =>
  /^\d{16}$/.test(nik) ? maskNik(nik) : maskNumber(nik);

/** Encrypted column, mask column and masking function of each identity field. */
const identityColumns = {
  nik: { encrypted: 'nikEncrypted', mask: 'nikMask', show: maskNikOrNumber },
  noPaspor: { encrypted: 'noPasporEncrypted', mask: 'noPasporMask', show: maskNumber },
  noKitas: { encrypted: 'noKitasEncrypted', mask: 'noKitasMask', show: maskNumber },
  penanggung: { encrypted: 'penanggungEncrypted', mask: 'penanggung', show: maskNiks },
} as const;

type Numbers = Record<keyof typeof identityColumns, string | null>;
type IdentityColumn = (typeof identityColumns)[keyof typeof identityColumns];
export type EncryptedColumns = Record<IdentityColumn['encrypted'], Buffer | null> &
  Record<IdentityColumn['mask'], string | null>;

const encryptionPurpose = (field: keyof typeof identityColumns) => `peserta.${field}` as const;

/**
 * Returns the encrypted and masked columns. A text that its mask leaves unchanged is not encrypted.
 */
export function encryptNumbers(keys: Keys, numbers: Numbers): EncryptedColumns {
  const row: Partial<EncryptedColumns> = {};
  for (const field of Object.keys(identityColumns) as (keyof typeof identityColumns)[]) {
    const { encrypted, mask, show } = identityColumns[field];
    const number = numbers[field];
    row[mask] = number === null ? null : show(number);
    const isHidden = number !== null && row[mask] !== number;
    row[encrypted] = isHidden ? encryptField(keys, encryptionPurpose(field), number) : null;
  }
  return row as EncryptedColumns;
}

/**
 * Decrypts all identity numbers of a row.
 * @throws DecryptionError when the row was encrypted under another key
 */
export function decryptNumbers(keys: Keys, row: EncryptedColumns): Numbers {
  const numbers: Partial<Numbers> = {};
  for (const field of Object.keys(identityColumns) as (keyof typeof identityColumns)[]) {
    const { encrypted, mask } = identityColumns[field];
    const stored = row[encrypted];
    numbers[field] =
      stored === null ? row[mask] : decryptField(keys, encryptionPurpose(field), stored);
  }
  return numbers as Numbers;
}

/** Decrypts one identity number; null stays null. @throws DecryptionError */
export const decryptNumber = (
  keys: Keys,
  field: keyof typeof identityColumns,
  encrypted: Buffer | null,
): string | null => encrypted && decryptField(keys, encryptionPurpose(field), encrypted);

/** Masks the identity numbers present in `sent`. */
export function maskNumbers(
  sent: Readonly<Partial<Record<keyof typeof identityColumns, string | null>>>,
): Partial<Numbers> {
  const masked: Partial<Numbers> = {};
  for (const field of Object.keys(identityColumns) as (keyof typeof identityColumns)[]) {
    const number = sent[field];
    if (number)
      masked[field] = identityColumns[field].show(field === 'nik' ? plainNik(number) : number);
  }
  return masked;
}

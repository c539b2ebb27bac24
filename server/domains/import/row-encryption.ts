import {
  encryptionPurposes,
  type EncryptionPurpose,
} from '#server/platform/crypto/encryption-purposes.ts';
import { encryptText } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { mapInSlices } from '#server/platform/slices.ts';

/** Purposes of the encrypted columns of an import row, which authenticate their values. */
export const rowPurposes = {
  cells: 'impor_row.cells',
  person: 'impor_row.person',
  changedValues: 'impor_row.changed_values',
} as const satisfies Record<string, EncryptionPurpose>;

/** Returns the active key of these columns, which have one key. @throws KeysUnavailableError */
export const rowKey = (keys: Keys): Uint8Array =>
  keys[encryptionPurposes[rowPurposes.cells]].active;

/** The encrypted columns of an import row as texts; null where it has none. */
export interface RowTexts {
  readonly cells: string;
  readonly person: string | null;
  readonly changedValues: string | null;
}

/** The same columns, encrypted. */
export type EncryptedRow = Readonly<Record<keyof RowTexts, Buffer | null>>;

/** Encrypts rows with the active key. */
export type EncryptRows = (rows: readonly RowTexts[]) => Promise<EncryptedRow[]>;

/** Encrypts the texts of a row. @param key 32 bytes */
export function encryptRow(key: Uint8Array, texts: RowTexts): EncryptedRow {
  const encrypt = (column: keyof RowTexts): Buffer | null => {
    const text = texts[column];
    return text === null ? null : encryptText(key, rowPurposes[column], text);
  };
  return {
    cells: encrypt('cells'),
    person: encrypt('person'),
    changedValues: encrypt('changedValues'),
  };
}

/** Encrypts rows in slices, without a thread. */
export const encryptRowsInSlices =
  (keys: Keys): EncryptRows =>
  rows =>
    mapInSlices(rows, row => encryptRow(rowKey(keys), row));

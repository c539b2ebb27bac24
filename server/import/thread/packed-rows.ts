import type { EncryptedRow } from '../row-encryption.ts';

/** Encrypted rows in one ArrayBuffer, which moves between threads without a copy. */
export interface PackedRows {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Length of each value, by row and column; -1 for null. */
  readonly lengths: readonly number[];
}

const columns = ['cells', 'person', 'changedValues'] as const satisfies (keyof EncryptedRow)[];

/** Copies the values of encrypted rows one after another. */
export function packEncrypted(rows: readonly EncryptedRow[]): PackedRows {
  const values = rows.flatMap(row => columns.map(column => row[column]));
  const lengths = values.map(value => value?.length ?? -1);
  const bytes = new Uint8Array(values.reduce((sum, value) => sum + (value?.length ?? 0), 0));
  let at = 0;
  for (const value of values) {
    if (value === null) continue;
    bytes.set(value, at);
    at += value.length;
  }
  return { bytes, lengths };
}

/** Returns the rows of `packEncrypted`, as views of its memory. */
export function unpackEncrypted({ bytes, lengths }: PackedRows): EncryptedRow[] {
  let at = 0;
  let value = 0;
  const next = (): Buffer | null => {
    const length = lengths[value++] ?? -1;
    if (length < 0) return null;
    at += length;
    return Buffer.from(bytes.buffer, at - length, length);
  };
  const rows: EncryptedRow[] = [];
  while (value < lengths.length) {
    rows.push({ cells: next(), person: next(), changedValues: next() });
  }
  return rows;
}

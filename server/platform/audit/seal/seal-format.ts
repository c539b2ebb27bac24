import { createHash, createHmac } from 'node:crypto';

/** An entry of a sealed log, each column as the text that PostgreSQL gives for it. */
export type EntryTexts = Readonly<Record<string, string | null>>;

/** A seal without its hash: the part that the hash covers beside the entries. */
export interface SealContent {
  readonly id: number;
  readonly format: number;
  readonly keyId: string;
  /** Ids of the entries as a multirange. */
  readonly entries: string;
  readonly entryCount: number;
  readonly closedThrough: number;
  readonly sealedAt: string;
  readonly previousHash: string;
}

/** Returns the id that seals name their key by; it does not reveal the key. */
export const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update('audit seal key id').update(key).digest('hex').slice(0, 16);

/**
 * Returns the hash of a seal: HMAC-SHA-256 over lines of JSON, each ended by a line feed. The first
 * line is an array of the seal's columns in the order of `SealContent`; then follows each entry in
 * ascending order of id, as an array of texts or null in the order of its format.
 * @param columns the sealed columns of the format of the seal
 */
export function hashSeal(
  key: Uint8Array,
  columns: readonly string[],
  seal: SealContent,
  entries: readonly EntryTexts[],
): string {
  const hmac = createHmac('sha256', key);
  hmac.update(
    `${JSON.stringify([
      seal.id,
      seal.format,
      seal.keyId,
      seal.entries,
      seal.entryCount,
      seal.closedThrough,
      seal.sealedAt,
      seal.previousHash,
    ])}\n`,
  );
  for (const entry of entries)
    hmac.update(`${JSON.stringify(columns.map(column => entry[column]))}\n`);
  return hmac.digest('hex');
}

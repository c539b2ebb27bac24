import { createHash, createHmac } from 'node:crypto';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { auditLog } from '#server/platform/db/schema/index.ts';

type EntryColumn = keyof typeof auditLog.$inferSelect;

/** An audit entry, each column as the text that PostgreSQL gives for it; times are in UTC. */
export type EntryTexts = Readonly<Record<EntryColumn, string | null>>;

/**
 * The sealed columns of each format, in their order. A format never changes, because it verifies the
 * seals that were written in it: a new column of the audit log needs a new format.
 */
export const sealFormats: Readonly<Record<number, readonly EntryColumn[]>> = {
  1: [
    'id',
    'at',
    'requestId',
    'actorId',
    'actorName',
    'actorRole',
    'action',
    'resource',
    'recordId',
    'recordLabel',
    'before',
    'after',
    'reason',
    'address',
  ],
};

/** The format of new seals. */
export const currentFormat = 1;

/** The selection of `EntryTexts`. */
export const entryTexts = Object.fromEntries(
  Object.entries(getTableColumns(auditLog)).map(([name, column]) => [
    name,
    column === auditLog.at ? sql`(${column} at time zone 'UTC')::text` : sql`${column}::text`,
  ]),
) as Record<EntryColumn, SQL<string | null>>;

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

/** The previous hash of the first seal. */
export const noHash = '0'.repeat(64);

/** Returns the id that seals name their key by; it does not reveal the key. */
export const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update('audit seal key id').update(key).digest('hex').slice(0, 16);

/**
 * Returns the hash of a seal: HMAC-SHA-256 over lines of JSON, each ended by a line feed. The first
 * line is an array of the seal's columns in the order of `SealContent`; then follows each entry in
 * ascending order of id, as an array of texts or null in the order of its format.
 */
export function hashSeal(
  key: Uint8Array,
  seal: SealContent,
  entries: readonly EntryTexts[],
): string {
  const columns = sealFormats[seal.format] ?? [];
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

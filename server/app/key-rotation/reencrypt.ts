import type pg from 'pg';
import { encryptionPurposes } from '#server/platform/crypto/encryption-purposes.ts';
import {
  decryptField,
  encryptField,
  headerBytes,
  headerOf,
} from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { encryptedTables, type EncryptedTable } from '#server/platform/db/encrypted-columns.ts';
import { inTransaction, KeyRotationError } from './rotation.ts';

/** Rows per transaction. */
const batchRows = 300;

/** An encrypted column of a table, with its SQL. */
interface Column {
  readonly name: string;
  readonly purpose: keyof typeof encryptionPurposes;
  /** The encrypted value; null when there is none. */
  readonly value: string;
  /** Condition that the value was encrypted with another key than the active one. */
  readonly isOutdated: string;
}

const quoted = (name: string): string => `"${name}"`;

function columnsOf({ columns, within }: EncryptedTable, keys: Keys): Column[] {
  return Object.entries(columns).map(([name, purpose]) => {
    // JSON holds a `bytea` as '\x…'.
    const value =
      within === undefined
        ? quoted(name)
        : `decode(substr(${quoted(within)} ->> '${name}', 3), 'hex')`;
    const header = headerOf(keys[encryptionPurposes[purpose]].active).toString('hex');
    const isOutdated = `substring(${value} from 1 for ${headerBytes}) <> '\\x${header}'`;
    return { name, purpose, value, isOutdated };
  });
}

const anyOutdated = (columns: readonly Column[]): string =>
  `(${columns.map(({ isOutdated }) => isOutdated).join(' or ')})`;

/** Counts the rows with a value that is not encrypted with the active key. */
export async function countOutdated(client: pg.ClientBase, keys: Keys): Promise<number> {
  let count = 0;
  for (const table of encryptedTables) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from ${quoted(table.name)} where ${anyOutdated(columnsOf(table, keys))}`,
    );
    count += rows[0]?.n ?? 0;
  }
  return count;
}

/**
 * Encrypts outdated values again with the active keys, in a transaction per batch. Rows that are
 * locked at the moment are left out, so that nobody waits; no other column changes.
 * @param onProgress receives the number of rows of each batch
 * @returns the number of rows
 */
export async function reencryptTables(
  client: pg.ClientBase,
  keys: Keys,
  onProgress: (rows: number) => void,
): Promise<number> {
  let total = 0;
  for (const table of encryptedTables) {
    const columns = columnsOf(table, keys);
    for (let after: readonly unknown[] | null = []; after;) {
      const batch: Batch = await inTransaction(client, () =>
        reencryptBatch(client, keys, table, columns, after ?? []),
      );
      total += batch.rows;
      if (batch.rows > 0) onProgress(batch.rows);
      after = batch.last;
    }
  }
  return total;
}

/** Number of rows, and the primary key of the last one; null after the last batch. */
interface Batch {
  readonly rows: number;
  readonly last: readonly unknown[] | null;
}

async function reencryptBatch(
  client: pg.ClientBase,
  keys: Keys,
  table: EncryptedTable,
  columns: readonly Column[],
  after: readonly unknown[],
): Promise<Batch> {
  const id = table.id.map(quoted).join(', ');
  const parameters = table.id.map((_, n) => `$${n + 1}`).join(', ');
  const { rows } = await client.query<unknown[]>({
    rowMode: 'array',
    text: `select ctid::text, ${columns.map(({ value }) => value).join(', ')}, ${id}
      from ${quoted(table.name)}
      where ${anyOutdated(columns)} ${after.length > 0 ? `and (${id}) > (${parameters})` : ''}
      order by ${id} limit ${batchRows} for no key update skip locked`,
    values: [...after],
  });
  if (rows.length === 0) return { rows: 0, last: null };
  const values = columns.map(({ purpose }, n) =>
    rows.map(row => {
      try {
        return reencryptValue(keys, purpose, row[n + 1] as Buffer | null);
      } catch (cause) {
        const place = `${table.name} ${row.slice(columns.length + 1).join('/')}`;
        throw new KeyRotationError(
          `Isi terenkripsi di ${place} rusak. Perbaiki atau hapus baris itu, lalu lanjutkan.`,
          { cause },
        );
      }
    }),
  );
  // A locked row stays where it is.
  await client.query(
    `update ${quoted(table.name)} t set ${assignments(table, columns)}
    from unnest($1::tid[], ${columns.map((_, n) => `$${n + 2}::bytea[]`).join(', ')})
      as n (row_ctid, ${columns.map((_, n) => `c${n}`).join(', ')})
    where t.ctid = n.row_ctid`,
    [rows.map(row => row[0]), ...values],
  );
  const last = rows.at(-1)?.slice(columns.length + 1) ?? null;
  return { rows: rows.length, last: rows.length < batchRows ? null : last };
}

const reencryptValue = (
  keys: Keys,
  purpose: Column['purpose'],
  value: Buffer | null,
): Buffer | null => value && encryptField(keys, purpose, decryptField(keys, purpose, value));

function assignments({ within }: EncryptedTable, columns: readonly Column[]): string {
  if (within === undefined)
    return columns.map(({ name }, n) => `${quoted(name)} = n.c${n}`).join(', ');
  const fields = columns.map(({ name }, n) => `'${name}', n.c${n}`).join(', ');
  return `${quoted(within)} = t.${quoted(within)} || jsonb_strip_nulls(jsonb_build_object(${fields}))`;
}

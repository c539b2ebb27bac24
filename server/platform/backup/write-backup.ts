import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createKeyCheck } from '#server/platform/crypto/key-check.ts';
import { findStoredKeys, opensStoredKeys } from '#server/platform/db/key-store.ts';
import { appliedSchemaVersion } from '#server/platform/db/migrate.ts';
import { BackupError, writeArchive, type ArchiveWriter, type Encryption } from './archive.ts';
import { checksumsEntry, manifestEntry, type Checksums, type Manifest } from './manifest.ts';

interface BackupOptions {
  readonly appKey: Uint8Array;
  readonly now: Date;
  readonly encryption?: Encryption | undefined;
}

/** Bytes of a table's rows in one entry, so that neither side holds a whole table in memory. */
const entryBytes = 4 * 1024 * 1024;

/**
 * Writes every table to an archive, from one snapshot: the server may go on writing meanwhile.
 * @returns rows and checksum of each table
 * @throws BackupError when the application key was changed meanwhile
 */
export async function writeBackup(
  pool: pg.Pool,
  output: Writable,
  { appKey, now, encryption }: BackupOptions,
): Promise<Checksums> {
  const client = await pool.connect();
  try {
    // A backup may take longer than any call.
    await client.query('set statement_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    if (!opensStoredKeys(appKey, await findStoredKeys(client))) {
      throw new BackupError('Kunci aplikasi baru saja diganti. Ulangi dengan kunci yang baru.');
    }
    const contents: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      schemaVersion: await appliedSchemaVersion(client),
      tables: await listTables(client),
      sequences: await listSequences(client),
      keyCheck: createKeyCheck(appKey).toString('base64'),
    };
    const sums: Checksums = {};
    await writeArchive(output, encryption, async archive => {
      await archive.entry(manifestEntry, Buffer.from(JSON.stringify(contents, null, 2)));
      for (const table of contents.tables)
        sums[table.name] = await writeTable(client, archive, table);
      await archive.entry(checksumsEntry, Buffer.from(JSON.stringify(sums, null, 2)));
    });
    return sums;
  } finally {
    // Destroying the connection ends the snapshot.
    client.release(true);
  }
}

async function writeTable(
  client: pg.PoolClient,
  archive: ArchiveWriter,
  { name, columns }: Manifest['tables'][number],
): Promise<Checksums[string]> {
  const rows = client.query(copyTo(`copy ${quoteTable(name, columns)} to stdout`));
  const hash = createHash('sha256');
  let parts: Buffer[] = [];
  let size = 0;
  let entries = 0;
  const writeEntry = async (): Promise<void> => {
    const content = Buffer.concat(parts);
    hash.update(content);
    await archive.entry(entryName(name, (entries += 1)), content);
    parts = [];
    size = 0;
  };
  for await (const part of rows) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size >= entryBytes) await writeEntry();
  }
  if (size > 0) await writeEntry();
  return { rows: rows.rowCount, sha256: hash.digest('hex') };
}

const entryName = (table: string, n: number): string =>
  `${table}/${String(n).padStart(6, '0')}.copy`;

/** Returns `"table" ("column", …)`. */
export const quoteTable = (name: string, columns: readonly string[]): string =>
  `${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')})`;

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Lists the tables with their stored columns, which leaves out generated ones. */
export async function listTables(client: pg.ClientBase): Promise<Manifest['tables']> {
  const { rows } = await client.query<Manifest['tables'][number]>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname
    order by c.relname`);
  return rows;
}

async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoteIdentifier(name)}`,
    );
    if (rows[0]) sequences.push({ name, ...rows[0] });
  }
  return sequences;
}

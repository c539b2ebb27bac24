import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { databaseError } from '#server/platform/db/database-error.ts';
import { appliedSchemaVersion, migrate } from '#server/platform/db/migrate.ts';
import { BackupError, readArchive } from './archive.ts';
import {
  checksums,
  checksumsEntry,
  manifest,
  manifestEntry,
  verifyKeyCheck,
  type Checksums,
  type Manifest,
} from './manifest.ts';
import { listTables, quoteIdentifier, quoteTable } from './write-backup.ts';

interface RestoreOptions {
  readonly appKey: Uint8Array;
  readonly passphrase?: string | undefined;
}

/**
 * Restores a backup into an empty database, in one transaction: after an error the database has the
 * schema but no rows. A backup of an older schema version is migrated afterwards.
 * @returns rows and checksum of each table
 * @throws BackupError when the database is not empty, the key is another one, or the file is damaged
 */
export async function restoreBackup(
  pool: pg.Pool,
  file: Readable,
  options: RestoreOptions,
): Promise<Checksums> {
  const restored = await restoreAtItsVersion(pool, file, options);
  await migrate(pool);
  return restored;
}

/** Restores like `restoreBackup`, but leaves the schema at the version of the backup. */
export async function restoreAtItsVersion(
  pool: pg.Pool,
  file: Readable,
  { appKey, passphrase }: RestoreOptions,
): Promise<Checksums> {
  await checkEmpty(pool);
  const entries = readArchive(file, passphrase);
  const contents = await readManifest(entries);
  verifyKeyCheck(appKey, contents);
  await migrate(pool, { upTo: contents.schemaVersion });

  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    const enableConstraints = await disableConstraints(client, contents);
    const restored = await copyRows(client, entries, contents);
    for (const { name, value, isCalled } of contents.sequences)
      await client.query('select setval($1, $2, $3)', [quoteIdentifier(name), value, isCalled]);
    await enableConstraints();
    await client.query('commit');
    return restored;
  } finally {
    // Destroying the connection rolls an unfinished transaction back.
    client.release(true);
  }
}

async function checkEmpty(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    if ((await appliedSchemaVersion(client)) === 0 && (await listTables(client)).length === 0)
      return;
  } finally {
    client.release();
  }
  throw new BackupError(
    'Basis data tujuan sudah berisi. Pulihkan ke basis data atau DATA_DIR yang kosong.',
  );
}

type Entries = ReturnType<typeof readArchive>;

async function readManifest(entries: Entries): Promise<Manifest> {
  const first = await entries.next();
  const content = first.done || first.value.name !== manifestEntry ? null : first.value.content;
  const parsed = content && manifest.safeParse(JSON.parse(content.toString()));
  if (!parsed?.success) throw new BackupError('Berkas ini bukan cadangan Portal Vaksin.');
  return parsed.data;
}

/**
 * Empties the tables, whose built-in rows are in the backup too, and drops foreign keys and triggers
 * for the time of the copy.
 * @returns a function that restores them; foreign keys then check every row
 */
async function disableConstraints(
  client: pg.PoolClient,
  { tables }: Manifest,
): Promise<() => Promise<void>> {
  const { rows: foreignKeys } = await client.query<{
    table: string;
    name: string;
    definition: string;
  }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  const names = tables.map(({ name }) => quoteIdentifier(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

/** A table whose rows are being copied. */
interface OpenTable {
  readonly name: string;
  readonly hash: Hash;
  readonly copy: CopyStreamQuery;
}

async function copyRows(
  client: pg.PoolClient,
  entries: Entries,
  { tables }: Manifest,
): Promise<Checksums> {
  const restored: Checksums = {};
  let open: OpenTable | undefined;
  const close = async (): Promise<void> => {
    if (!open) return;
    open.copy.end();
    await finished(open.copy);
    restored[open.name] = { rows: open.copy.rowCount, sha256: open.hash.digest('hex') };
    open = undefined;
  };
  try {
    for await (const { name, content } of entries) {
      if (name === checksumsEntry) {
        await close();
        const expected = checksums.parse(JSON.parse(content.toString()));
        verifyChecksums(expected, restored);
        return expected;
      }
      const tableName = name.split('/')[0] ?? '';
      if (open?.name !== tableName) {
        await close();
        const table = tables.find(one => one.name === tableName);
        if (!table) throw new BackupError('Berkas ini bukan cadangan Portal Vaksin.');
        const copy = client.query(
          copyFrom(`copy ${quoteTable(table.name, table.columns)} from stdin`),
        );
        // Failures are reported by each write; this one keeps the process alive after `destroy`.
        copy.on('error', () => undefined);
        open = { name: tableName, hash: createHash('sha256'), copy };
      }
      open.hash.update(content);
      await writeRows(open.copy, content);
    }
  } catch (error) {
    // Ends the COPY on the server; otherwise the connection waits for more rows.
    open?.copy.destroy(error as Error);
    throw open && databaseError(error) ? damagedTable(open.name, error) : error;
  }
  throw new BackupError('Berkas cadangan terpotong. Pakai salinan lain.');
}

const writeRows = (copy: CopyStreamQuery, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    copy.write(content, error => {
      if (error) reject(error);
      else resolve();
    });
  });

const damagedTable = (name: string, cause?: unknown): BackupError =>
  new BackupError(`Isi tabel ${name} di cadangan ini rusak. Pakai salinan lain.`, { cause });

const emptyTable: Checksums[string] = {
  rows: 0,
  sha256: createHash('sha256').digest('hex'),
};

function verifyChecksums(expected: Checksums, restored: Checksums): void {
  for (const [name, { rows, sha256 }] of Object.entries(expected)) {
    const found = restored[name] ?? emptyTable;
    if (found.rows !== rows || found.sha256 !== sha256) throw damagedTable(name);
  }
}

import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Db } from './client.ts';

/** Oldest major version of PostgreSQL that supports our SQL. */
const minimumMajorVersion = 15;

/** Key of the advisory lock; arbitrary, but the same in every process. */
const migrationLock = 5_118_022_026;

/** The database cannot be migrated to the schema of this version; the message says why. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface MigrateOptions {
  readonly log?: { readonly info: (message: string) => void };
  /** Folder of the migrations; defaults to `server/platform/db/migrations` below the package root. */
  readonly folder?: string;
  /** Timestamp of the last migration to run; defaults to the newest. */
  readonly upTo?: number;
}

/**
 * Runs `work` while no other process migrates the database or prepares it for its first start. The
 * connection it receives holds the lock.
 */
export async function withMigrationLock<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // Another process may hold the lock longer than the usual timeouts.
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    // Destroying the connection releases the lock and the settings.
    client.release(true);
  }
}

/**
 * Runs pending migrations. Concurrent processes are serialised by an advisory lock; the ones that
 * waited find nothing to do.
 * @throws MigrationError when the server is too old, the database was migrated by a newer version, or
 * the role may not change the schema
 */
export async function migrate(target: Db | pg.Pool, options: MigrateOptions = {}): Promise<void> {
  const folder = options.folder ?? migrationsFolder();
  await withMigrationLock(poolOf(target), async client => {
    await checkServerVersion(client);
    const newest = newestInFolder(folder);
    const applied = await appliedSchemaVersion(client);
    if (applied > newest) {
      throw new MigrationError(
        'Basis data ini dibuat oleh versi program yang lebih baru. Pasang versi itu, atau pulihkan cadangan yang lebih lama.',
      );
    }
    if (applied === newest) return;
    await checkMayChangeSchema(client);
    const copy =
      options.upTo === undefined ? undefined : await copyMigrationsUpTo(folder, options.upTo);
    try {
      await runMigrations(drizzle(client), { migrationsFolder: copy ?? folder });
    } finally {
      if (copy !== undefined) await rm(copy, { recursive: true });
    }
    options.log?.info(applied === 0 ? 'Skema basis data dibuat.' : 'Skema basis data diperbarui.');
  });
}

/**
 * Copies the migrations up to a version to a temporary folder, because Drizzle always runs a whole
 * folder.
 * @throws MigrationError when no migration has that version
 */
async function copyMigrationsUpTo(folder: string, version: number): Promise<string> {
  const journalPath = join('meta', '_journal.json');
  const journal = JSON.parse(await readFile(join(folder, journalPath), 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  const entries = journal.entries.filter(({ when }) => when <= version);
  if (entries.at(-1)?.when !== version) {
    throw new MigrationError(
      'Cadangan ini dibuat oleh versi program lain yang tidak dikenal di sini. Pasang versi itu, atau yang lebih baru.',
    );
  }
  const copy = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  await mkdir(join(copy, 'meta'));
  await writeFile(join(copy, journalPath), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    await copyFile(join(folder, `${tag}.sql`), join(copy, `${tag}.sql`));
  return copy;
}

/** Whether every migration of this version has been applied. */
export async function isMigrated(target: Db | pg.Pool, folder?: string): Promise<boolean> {
  return (
    (await appliedSchemaVersion(poolOf(target))) >= newestInFolder(folder ?? migrationsFolder())
  );
}

const poolOf = (target: Db | pg.Pool): pg.Pool => ('$client' in target ? target.$client : target);

async function checkServerVersion(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  );
  const found = rows[0];
  if (!found || found.number < minimumMajorVersion * 10_000) {
    throw new MigrationError(
      `Server PostgreSQL ini versi ${found?.version ?? 'tak dikenal'}; yang diperlukan versi ${minimumMajorVersion} atau lebih baru.`,
    );
  }
}

async function checkMayChangeSchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_database_privilege(current_database(), 'create')
      and has_schema_privilege('public', 'create') as may`,
  );
  if (rows[0]?.may === true) return;
  throw new MigrationError(
    'Akun basis data ini tidak boleh mengubah skema. Jalankan npm run db:migrate dengan DATABASE_OWNER_URL, yaitu akun pemilik tabel.',
  );
}

/** Timestamp of the newest applied migration in ms; 0 when there is none. */
export async function appliedSchemaVersion(queryable: pg.Pool | pg.ClientBase): Promise<number> {
  const table = await queryable.query<{ missing: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is null as missing`,
  );
  if (table.rows[0]?.missing !== false) return 0;
  const { rows } = await queryable.query<{ newest: string | number | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}

const newestByFolder = new Map<string, number>();

/**
 * Timestamp of the newest migration in the folder; cached because the readiness check runs often.
 */
function newestInFolder(folder: string): number {
  let newest = newestByFolder.get(folder);
  if (newest === undefined) {
    const timestamps = readMigrationFiles({ migrationsFolder: folder }).map(
      file => file.folderMillis,
    );
    newest = Math.max(0, ...timestamps);
    newestByFolder.set(folder, newest);
  }
  return newest;
}

let cachedMigrationsFolder: string | undefined;

/** Finds the folder, both from the sources and from the bundle. */
function migrationsFolder(): string {
  if (cachedMigrationsFolder !== undefined) return cachedMigrationsFolder;
  for (let dir = import.meta.dirname; dir !== dirname(dir); dir = dirname(dir)) {
    const folder = join(dir, 'server', 'platform', 'db', 'migrations');
    if (existsSync(join(folder, 'meta', '_journal.json'))) return (cachedMigrationsFolder = folder);
  }
  throw new MigrationError(`Folder migrasi tidak ditemukan di atas ${import.meta.dirname}.`);
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedError } from './errors.ts';

/** Name of the database and of its owner role. */
export const applicationName = 'portal';

/** Passwords of the two database roles. */
export interface DatabasePasswords {
  /** Creates the application role and its database; used for nothing else. */
  readonly superuser: string;
  /** The role that the server connects with. */
  readonly application: string;
}

/**
 * Reads the passwords from `postgres.password`, or creates the file (mode 0600) on first use.
 * @throws EmbeddedError when the database exists but the file is missing
 */
export async function loadOrCreatePasswords(base: string): Promise<DatabasePasswords> {
  const path = join(base, 'postgres.password');
  if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as DatabasePasswords;
  if (existsSync(join(base, 'postgres', 'PG_VERSION'))) {
    throw new EmbeddedError(`Berkas kata sandi basis data ${path} hilang. Pulihkan dari cadangan.`);
  }
  const created = { superuser: newPassword(), application: newPassword() };
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(created)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  return created;
}

/** Returns the connection string with which the server connects, over a socket or TCP. */
export function applicationConnectionString(
  { host, port }: { readonly host: string; readonly port: number },
  passwords: DatabasePasswords,
): string {
  const account = `${applicationName}:${passwords.application}`;
  return host.startsWith('/')
    ? `postgresql://${account}@/${applicationName}?host=${encodeURIComponent(host)}&port=${port}`
    : `postgresql://${account}@${host}:${port}/${applicationName}`;
}

const newPassword = (): string => randomBytes(24).toString('hex');

/** Creates the application role and its database when they are missing. */
export async function ensureAccounts(
  superuser: pg.Client,
  passwords: DatabasePasswords,
): Promise<void> {
  const name = pg.escapeIdentifier(applicationName);
  const exists = async (query: string): Promise<boolean> =>
    (await superuser.query(query, [applicationName])).rows.length > 0;

  if (!(await exists('select from pg_roles where rolname = $1'))) {
    const password = pg.escapeLiteral(passwords.application);
    await superuser.query(`create role ${name} login createdb password ${password}`);
  }
  if (!(await exists('select from pg_database where datname = $1'))) {
    await superuser.query(`create database ${name} owner ${name}`);
  }
}

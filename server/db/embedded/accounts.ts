import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedError } from './errors.ts';

/** The name of both the database and its owner. */
export const applicationName = 'portal';

/** The passwords of the server's two accounts. */
export interface Passwords {
  /** Makes the other account and its database; nothing else uses it. */
  readonly superuser: string;
  /** The one that the product works with. */
  readonly application: string;
}

/** The passwords of the database under `base`; made on first use, readable by us alone. */
export async function keptPasswords(base: string): Promise<Passwords> {
  const path = join(base, 'postgres.password');
  if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as Passwords;
  if (existsSync(join(base, 'postgres', 'PG_VERSION'))) {
    throw new EmbeddedError(`Berkas kata sandi basis data ${path} hilang. Pulihkan dari cadangan.`);
  }
  const made = { superuser: newPassword(), application: newPassword() };
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(made)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  return made;
}

const newPassword = (): string => randomBytes(24).toString('hex');

/** Makes the product's account and its database where they are missing. */
export async function prepareAccounts(superuser: pg.Client, passwords: Passwords): Promise<void> {
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

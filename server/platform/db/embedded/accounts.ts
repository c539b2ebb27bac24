import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedError } from './errors.ts';

/** Name of the database and of the role that owns it. */
const ownerName = 'portal';

/** The role of the server, which owns nothing. */
const serverName = 'portal_server';

/**
 * Reads the passwords of a running database without changing the file.
 * @throws EmbeddedError when the file has not all of them yet
 */
export async function readPasswords(base: string): Promise<DatabasePasswords> {
  const text = await readFile(join(base, 'postgres.password'), 'utf8').catch(() => '{}');
  const { superuser, application, server } = JSON.parse(text) as Partial<DatabasePasswords>;
  if (superuser === undefined || application === undefined || server === undefined) {
    throw new EmbeddedError(
      `Server yang berjalan di ${base} belum diperbarui, atau postgres.password di sana hilang. Jalankan ulang server itu dengan versi ini.`,
    );
  }
  return { superuser, application, server };
}

/** Passwords of the three database roles. */
export interface DatabasePasswords {
  /** Creates the other roles and the database; used for nothing else. */
  readonly superuser: string;
  /** The owner, which runs migrations; named before the server had a role of its own. */
  readonly application: string;
  /** The role that the server connects with. */
  readonly server: string;
}

/**
 * Reads the passwords from `postgres.password`, or creates the file (mode 0600) on first use. A file
 * of an earlier version, which has no password of the server's role, gets one.
 * @throws EmbeddedError when the database exists but the file is missing
 */
export async function loadOrCreatePasswords(base: string): Promise<DatabasePasswords> {
  const path = join(base, 'postgres.password');
  let stored: Partial<DatabasePasswords> = {};
  if (existsSync(path)) {
    stored = JSON.parse(await readFile(path, 'utf8')) as Partial<DatabasePasswords>;
  } else if (existsSync(join(base, 'postgres', 'PG_VERSION'))) {
    throw new EmbeddedError(`Berkas kata sandi basis data ${path} hilang. Pulihkan dari cadangan.`);
  }
  const { superuser, application, server } = stored;
  const passwords = {
    superuser: superuser ?? newPassword(),
    application: application ?? newPassword(),
    server: server ?? newPassword(),
  };
  if (server !== undefined) return passwords;
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(passwords)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  return passwords;
}

/** Connection strings of the embedded database, over a socket or TCP. */
export interface EmbeddedConnections {
  /** Connects as the owner of the database, which creates and changes tables. */
  readonly connectionString: string;
  /** Connects as the role of the server, which reads and writes rows. */
  readonly serverConnectionString: string;
}

/** Returns the connection strings of the database at an address. */
export function embeddedConnections(
  { host, port }: { readonly host: string; readonly port: number },
  passwords: DatabasePasswords,
): EmbeddedConnections {
  const connectAs = (account: string): string =>
    host.startsWith('/')
      ? `postgresql://${account}@/${ownerName}?host=${encodeURIComponent(host)}&port=${port}`
      : `postgresql://${account}@${host}:${port}/${ownerName}`;
  return {
    connectionString: connectAs(`${ownerName}:${passwords.application}`),
    serverConnectionString: connectAs(`${serverName}:${passwords.server}`),
  };
}

const newPassword = (): string => randomBytes(24).toString('hex');

/**
 * Creates the roles and the database when they are missing. The server's role gets its password at
 * every start, because a role may change its own.
 */
export async function ensureAccounts(
  superuser: pg.Client,
  passwords: DatabasePasswords,
): Promise<void> {
  const exists = async (query: string, name: string): Promise<boolean> =>
    (await superuser.query(query, [name])).rows.length > 0;
  const roleExists = (name: string): Promise<boolean> =>
    exists('select from pg_roles where rolname = $1', name);

  if (!(await roleExists(ownerName))) {
    const password = pg.escapeLiteral(passwords.application);
    await superuser.query(`create role ${ownerName} login createdb password ${password}`);
  }
  if (!(await exists('select from pg_database where datname = $1', ownerName))) {
    await superuser.query(`create database ${ownerName} owner ${ownerName}`);
  }
  const verb = (await roleExists(serverName)) ? 'alter' : 'create';
  await superuser.query(
    `${verb} role ${serverName} login nosuperuser nocreatedb nocreaterole
      password ${pg.escapeLiteral(passwords.server)}`,
  );
}

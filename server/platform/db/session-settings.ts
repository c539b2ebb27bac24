import type pg from 'pg';
import { withMigrationLock } from './migrate.ts';

/** Limits of a connection, in ms. */
export interface SessionLimits {
  /** Statement timeout; 0 disables it. */
  readonly statementTimeoutMs?: number;
  /** Lock timeout. */
  readonly lockTimeoutMs?: number;
  /** Time after which the server ends an idle transaction and releases its locks. */
  readonly idleInTransactionTimeoutMs?: number;
}

/** Returns the settings of every connection as pairs of name and value. */
export const sessionSettings = (limits: SessionLimits = {}): readonly [string, string][] => [
  ['timezone', 'UTC'],
  ['datestyle', 'ISO, YMD'],
  ['intervalstyle', 'iso_8601'],
  ['statement_timeout', String(limits.statementTimeoutMs ?? 60_000)],
  ['lock_timeout', String(limits.lockTimeoutMs ?? 10_000)],
  ['idle_in_transaction_session_timeout', String(limits.idleInTransactionTimeoutMs ?? 60_000)],
  // Statements whose plan depends on their values are unnamed; a generic plan for `ilike …
  // order by … limit` is a hundred times slower. `force_custom_plan` would also replan
  // foreign-key checks for every row, which took half the time of a large import.
  ['plan_cache_mode', 'auto'],
  ['jit', 'off'],
];

/**
 * Sets the settings of one connection. This is a statement and not part of the startup packet,
 * because that works with an `options` parameter in the connection string and with poolers that
 * reject unknown startup parameters.
 */
export async function setSessionSettings(
  client: pg.ClientBase,
  limits: SessionLimits,
): Promise<void> {
  const settings = sessionSettings(limits);
  const setCalls = settings.map((_, n) => `set_config($${n * 2 + 1}, $${n * 2 + 2}, false)`);
  await client.query(`select ${setCalls.join(', ')}`, settings.flat());
}

/** A pooler gave a connection whose settings are not those of the server's role. */
export class PooledSettingsError extends Error {
  override readonly name = 'PooledSettingsError';
}

/** Returns the names of the settings that a connection has with other values. */
async function readDifferentSettings(client: pg.ClientBase): Promise<string[]> {
  const settings = sessionSettings();
  const { rows } = await client.query<{ name: string }>(
    `select lower(s.name) as name from pg_settings s
    join unnest($1::text[], $2::text[]) as wanted(name, value) on wanted.name = lower(s.name)
    where s.setting is distinct from wanted.value`,
    [settings.map(([name]) => name), settings.map(([, value]) => value)],
  );
  return rows.map(({ name }) => name);
}

/**
 * Checks that a connection has the settings, where a pooler gives each transaction another one and
 * none can be set.
 * @throws PooledSettingsError
 */
export async function assertSessionSettings(client: pg.ClientBase): Promise<void> {
  const different = await readDifferentSettings(client);
  if (different.length === 0) return;
  throw new PooledSettingsError(
    `The pooler's connections lack the settings of the role (${different.join(', ')}): run RECONNECT in the pooler, and use the same role in DATABASE_URL and DATABASE_DIRECT_URL.`,
  );
}

/**
 * Stores the settings with the role of a pool, for its future connections to the database, unless
 * they are stored. Every role may do that for itself.
 */
export const storeRoleSettings = (pool: pg.Pool): Promise<void> =>
  withMigrationLock(pool, async client => {
    const { rows } = await client.query<{ stored: string[]; database: string }>(
      `select current_database() as database, coalesce((
        select setconfig from pg_db_role_setting
        where setrole = current_user::regrole
          and setdatabase = (select oid from pg_database where datname = current_database())
      ), '{}') as stored`,
    );
    const stored = new Set(rows[0]?.stored.map(one => one.toLowerCase()));
    const database = client.escapeIdentifier(rows[0]?.database ?? '');
    for (const [name, value] of sessionSettings()) {
      if (stored.has(`${name}=${value}`.toLowerCase())) continue;
      // A list such as that of `datestyle` is one literal here, as in `set datestyle = 'ISO, YMD'`.
      await client.query(
        `alter role current_user in database ${database} set ${name} = ${client.escapeLiteral(value)}`,
      );
    }
  });

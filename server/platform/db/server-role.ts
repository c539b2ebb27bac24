import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { withMigrationLock } from './migrate.ts';
import { openPool } from './pool.ts';
import { auditLog, auditSeal, personRead, personReadSeal, stockEntrySeal } from './schema/index.ts';

/** Tables whose rows the server adds and never changes. */
const appendOnlyTables = [auditLog, auditSeal, personRead, personReadSeal, stockEntrySeal].map(
  getTableName,
);

/** Returns the name of the role that a connection string signs in as. */
export async function readRoleName(connectionString: string): Promise<string> {
  const pool = openPool(connectionString, { max: 1 });
  try {
    const { rows } = await pool.query<{ role: string }>('select current_user::text as role');
    if (!rows[0]) throw new Error('The name of the role is not readable.');
    return rows[0].role;
  } finally {
    await pool.end();
  }
}

/**
 * Grants the role of the server what its queries need, on all tables of the owner that exist now:
 * rows, but no structure. Requires the owner of the tables, and does nothing for the owner itself.
 */
export const grantServerRole = (owner: pg.Pool, role: string): Promise<void> =>
  withMigrationLock(owner, async client => {
    const { rows } = await client.query<{ database: string; owner: string }>(
      'select current_database() as database, current_user::text as owner',
    );
    if (!rows[0] || rows[0].owner === role) return;
    const server = pg.escapeIdentifier(role);
    const database = pg.escapeIdentifier(rows[0].database);
    const appendOnly = appendOnlyTables.map(name => pg.escapeIdentifier(name)).join(', ');
    const tables = await readOwnRelations(client, 'r', 'p', 'v', 'm');
    const sequences = await readOwnRelations(client, 'S');
    // One transaction, so that a running server never lacks a privilege.
    await client.query('begin');
    for (const statement of [
      `revoke create on schema public from public`,
      // A temporary table named like one of ours would receive its rows.
      `revoke temporary on database ${database} from public`,
      `grant usage on schema public, drizzle to ${server}`,
      `grant select on all tables in schema drizzle to ${server}`,
      `grant usage, select on sequence ${sequences} to ${server}`,
      `revoke all on ${tables} from ${server}`,
      `grant select, insert, update, delete on ${tables} to ${server}`,
      `revoke update, delete on ${appendOnly} from ${server}`,
    ]) {
      await client.query(statement);
    }
    await client.query('commit');
  });

/** Lists the relations in the schema public that the role of the connection owns, quoted for SQL. */
async function readOwnRelations(client: pg.ClientBase, ...kinds: string[]): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(oid::regclass::text, ', ') as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind::text = any ($1)
      and relowner = current_user::regrole`,
    [kinds],
  );
  if (!rows[0]?.names) throw new Error('The owner has no tables.');
  return rows[0].names;
}

/**
 * Whether the role of a connection could change the audit log or its seals: by a privilege, or as
 * the owner of the tables, of their schema or of the database.
 */
export async function canChangeAuditLog(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ can: boolean }>(
    `select bool_or(
      pg_has_role(relowner, 'member') or pg_has_role(nspowner, 'member')
      or pg_has_role(datdba, 'member')
      or has_table_privilege(pg_class.oid, 'update, delete, truncate, trigger')
      or has_any_column_privilege(pg_class.oid, 'update')
    ) as can
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_database on datname = current_database()
    where pg_class.oid = any ($1::regclass[])`,
    [appendOnlyTables],
  );
  return rows[0]?.can === true;
}

/**
 * Whether the role of a connection may create temporary tables. Revoking this has no effect unless
 * the owner of the tables also owns the database, or when a role was granted it by name.
 */
export async function canCreateTemporaryTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ can: boolean }>(
    `select has_database_privilege(current_database(), 'temporary') as can`,
  );
  return rows[0]?.can === true;
}

import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  canChangeAuditLog,
  grantServerRole,
  readRoleName,
} from '#server/platform/db/server-role.ts';
import { openDb } from '#server/platform/db/client.ts';
import { isMigrated, migrate } from '#server/platform/db/migrate.ts';
import { cloneDatabase, emptyDatabase } from '../harness/database.ts';

/** Opens a new database as the role of the server and as the owner. */
async function openBoth(creating: ReturnType<typeof cloneDatabase> = cloneDatabase()) {
  const { connectionString, serverConnectionString, drop } = await creating;
  const server = openDb(serverConnectionString, { max: 2 });
  const owner = openDb(connectionString, { max: 2 });
  onTestFinished(async () => {
    await server.close();
    await owner.close();
    await drop();
  });
  return { server: server.pool, owner: owner.pool, connectionString, serverConnectionString };
}

/** Opens an empty database whose schema belongs to the role of the server. */
async function openWithSchemaOfServer() {
  const opened = await openBoth(emptyDatabase());
  const { server, owner, serverConnectionString } = opened;
  const role = await readRoleName(serverConnectionString);
  const ownerRole = pg.escapeIdentifier(await readRoleName(opened.connectionString));
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  await owner.query(`drop schema public; grant create on database ${rows[0]?.name} to ${role}`);
  await server.query(`create schema public; grant create, usage on schema public to ${ownerRole}`);
  return { server, owner };
}

/** Creates the sealed tables without columns. */
const emptyLogs = ['audit_log', 'audit_seal', 'person_read', 'person_read_seal', 'stock_entry_seal']
  .map(name => `create table ${name} ()`)
  .join(';');

describe('the role of the server', () => {
  it('may only add audit entries and seals, and change no structure', async () => {
    const { server } = await openBoth();
    await server.query(
      `insert into audit_log (actor_name, actor_role, action, resource) values ('x', 'x', 'x', 'x')`,
    );
    for (const [table, column] of [
      ['audit_log', 'reason'],
      ['audit_seal', 'hash'],
    ]) {
      for (const refused of [
        `alter table ${table} disable trigger ${table}_append_only`,
        `alter table ${table} disable trigger all`,
        `drop trigger ${table}_append_only on ${table}`,
        `create trigger hide before insert on ${table} for each row execute function reject_change()`,
        `truncate ${table}`,
        `delete from ${table}`,
        `update ${table} set ${column} = ''`,
        `alter table ${table} add column x int`,
        `drop table ${table}`,
        `alter table ${table} owner to current_user`,
        `create rule hide as on insert to ${table} do instead nothing`,
      ]) {
        await expect(server.query(refused), refused).rejects.toMatchObject({ code: '42501' });
      }
    }
    for (const refused of [
      `set session_replication_role = replica`,
      `create or replace function reject_change() returns trigger language plpgsql as 'begin end'`,
      `create table x (id int)`,
      `create schema x`,
      `alter table role add column x int`,
      `truncate notification`,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`,
      `select setval('audit_log_id_seq', 1)`,
    ]) {
      await expect(server.query(refused), refused).rejects.toMatchObject({ code: '42501' });
    }
    expect((await server.query('select id from audit_log')).rowCount).toBe(1);
  });

  it('gets its privileges beside a table of another owner, which it does not touch', async () => {
    const { server, owner, serverConnectionString } = await openBoth();
    const role = await readRoleName(serverConnectionString);
    await owner.query(`grant create on schema public to ${role}`);
    await server.query('create table foreign_table (id int generated always as identity)');
    await grantServerRole(owner, role);
    expect((await server.query('select from foreign_table')).rowCount).toBe(0);
  });

  it('is recognised as one that cannot change the audit log, unlike the owner', async () => {
    const { server, owner } = await openBoth();
    expect(await canChangeAuditLog(server)).toBe(false);
    expect(await canChangeAuditLog(owner)).toBe(true);
  });

  it.each([
    ['a privilege on the entries', 'grant delete on audit_log to {role}'],
    ['a privilege on the seals', 'grant truncate on audit_seal to {role}'],
    ['a privilege on a column', 'grant update (hash) on audit_seal to {role}'],
  ])('is recognised as one that can change the audit log when it has %s', async (_, grant) => {
    const { server, owner, serverConnectionString } = await openBoth();
    const role = await readRoleName(serverConnectionString);
    await owner.query(grant.replace('{role}', role));
    expect(await canChangeAuditLog(server)).toBe(true);
  });

  it('is recognised as one that can change the audit log when it owns the seals', async () => {
    const { server, owner, serverConnectionString } = await openBoth();
    const role = await readRoleName(serverConnectionString);
    await owner.query(`drop table audit_seal; grant create on schema public to ${role}`);
    await server.query('create table audit_seal ()');
    expect(await canChangeAuditLog(server)).toBe(true);
  });

  it('is recognised as one that can change the audit log when it owns the schema', async () => {
    const { server, owner } = await openWithSchemaOfServer();
    await owner.query(emptyLogs);
    expect(await canChangeAuditLog(server)).toBe(true);
  });

  it('is recognised as one that can change the audit log when it owns the database', async () => {
    const { server, owner } = await openWithSchemaOfServer();
    await server.query(emptyLogs);
    expect(await canChangeAuditLog(owner)).toBe(true);
  });

  it('gets its privileges on a database that the owner has migrated, and on new tables', async () => {
    const { server, owner, serverConnectionString } = await openBoth(emptyDatabase());
    await expect(migrate(server)).rejects.toThrow('DATABASE_OWNER_URL');
    await migrate(owner);
    const role = await readRoleName(serverConnectionString);
    await grantServerRole(owner, role);
    expect(await isMigrated(server)).toBe(true);
    await migrate(server);
    await owner.query('create table added (id int)');
    await expect(server.query('select from added')).rejects.toMatchObject({ code: '42501' });
    await grantServerRole(owner, role);
    expect((await server.query('select from added')).rowCount).toBe(0);
    await expect(server.query('create temporary table audit_log (id int)')).rejects.toMatchObject({
      code: '42501',
    });
  });
});

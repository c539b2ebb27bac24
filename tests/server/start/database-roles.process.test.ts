import { describe, expect, it, onTestFinished } from 'vitest';
import { startFailureText } from '#server/app/start-failure.ts';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../harness/database.ts';
import { runSql } from '../harness/database-admin.ts';
import { runServer } from '../harness/run-server.ts';

async function databaseOfTest(creating: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await creating;
  onTestFinished(database.drop);
  return database;
}

const warning = 'Akun DATABASE_URL dapat mengubah jejak audit';
const temporaryWarning = 'Akun DATABASE_URL dapat membuat tabel sementara';

describe('the roles of an external database', () => {
  it('are the owner for the schema and another one for the server', async () => {
    const database = await databaseOfTest(emptyDatabase());
    const server = await runServer(database, { SEED: 'demo' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.readLogs()).not.toContain(warning);
    expect(server.readLogs()).not.toContain(temporaryWarning);
    await server.stop();

    // The owner need not be known where the server runs.
    const again = await runServer(database.serverConnectionString);
    expect(again.hasDemoData).toBe(true);
    expect(again.readLogs()).not.toContain(warning);
  });

  it('cause a warning while the one of the server may create temporary tables', async () => {
    const database = await databaseOfTest(cloneDatabase());
    const server = await runServer(database.serverConnectionString);
    expect(server.readLogs()).not.toContain(warning);
    expect(server.readLogs()).toContain(temporaryWarning);
  });

  it('may be one, with one warning', async () => {
    const { connectionString } = await databaseOfTest(emptyDatabase());
    const server = await runServer(connectionString);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.readLogs().split(warning)).toHaveLength(2);
  });

  it('have to include the owner for a migration', async () => {
    const { serverConnectionString } = await databaseOfTest(emptyDatabase());
    const failure = await runServer(serverConnectionString).then(() => null, startFailureText);
    expect(failure).toContain('npm run db:migrate dengan DATABASE_OWNER_URL');
  });
});

describe('the audit log of a server', () => {
  it('is sealed while it runs and when it stops', async () => {
    const database = await databaseOfTest(cloneDatabase());
    const { connectionString } = database;
    const insert = `insert into audit_log (actor_name, actor_role, action, resource)
      values ('Siti', 'ADMIN', 'uji', 'role')`;
    await runSql(connectionString, insert);
    const server = await runServer(database);
    const countSealed = async (): Promise<unknown> =>
      (await runSql(connectionString, 'select sum(entry_count)::int as n from audit_seal'))[0]?.[
        'n'
      ];
    await expect.poll(countSealed, { timeout: 10_000 }).toBe(1);
    await runSql(connectionString, insert);
    await server.stop();
    expect(await countSealed()).toBe(2);
  });
});

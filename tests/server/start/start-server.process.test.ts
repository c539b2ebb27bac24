import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keyNames } from '#server/platform/crypto/keys.ts';
import { startFailureText } from '#server/app/start-failure.ts';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../harness/database.ts';
import { runSql } from '../harness/database-admin.ts';
import { runServer } from '../harness/run-server.ts';

async function databaseOfTest(creating: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await creating;
  onTestFinished(database.drop);
  return database;
}

/** Returns the sentence with which a start fails. */
const failureOf = (starting: Promise<unknown>): Promise<string> =>
  starting.then(
    () => 'started',
    (error: unknown) => startFailureText(error),
  );

describe('starting the server', () => {
  it('creates the schema and the demo data once when two servers start at once', async () => {
    const database = await databaseOfTest(emptyDatabase());
    const start = () => runServer(database, { SEED: 'demo' });
    const servers = await Promise.all([start(), start()]);
    expect(servers.map(server => server.hasDemoData)).toEqual([true, true]);
    const [row] = await runSql(
      database.connectionString,
      'select count(*)::int as keys from encryption_key',
    );
    expect(row).toEqual({ keys: keyNames.length });
  });

  it('refuses a key that is not the key of the database', async () => {
    const database = await databaseOfTest(cloneDatabase());
    await (await runServer(database)).stop();
    await (await runServer(database)).stop();
    const otherKey = Buffer.alloc(32, 8).toString('base64');
    expect(await failureOf(runServer(database, { APP_KEY: otherKey }))).toMatch(
      /^Kunci aplikasi di sini bukan kunci basis data ini.*APP_KEY[^\n]*\.$/,
    );
  });

  it('says in one sentence that the port or the database cannot be used', async () => {
    const database = await databaseOfTest(cloneDatabase());
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const port = String((other.address() as AddressInfo).port);
    expect(await failureOf(runServer(database, { PORT: port }))).toBe(
      `Port ${port} sedang dipakai program lain. Hentikan program itu, atau isi PORT dengan nomor lain.`,
    );
    const refused = `postgres://portal@127.0.0.1:${port}/portal`;
    await new Promise(resolve => other.close(resolve));
    expect(await failureOf(runServer(refused))).toBe(
      'Basis data tidak dapat dihubungi. Periksa DATABASE_URL dan pastikan PostgreSQL berjalan.',
    );
  });
});

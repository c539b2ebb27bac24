import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sql } from 'drizzle-orm';
import { isDatabaseAway, withoutQueryValues } from '#server/platform/db/database-error.ts';
import { openDb, transaction } from '#server/platform/db/client.ts';
import { toDatabaseProblem } from '#server/platform/http/database-problem.ts';
import { cloneDatabase } from '../harness/database.ts';

/** What PgBouncer sends when it cannot reach the server, or has lost it, before it ends a connection. */
const poolerError = (text: string): Buffer => {
  const body = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** A proxy before the database that can refuse connections and cut them. */
async function openThroughProxy(max = 1) {
  const database = await cloneDatabase();
  const { host, port, user, password, database: name } = new pg.Client(database.connectionString);
  const state = { connections: 0, refuse: 0, cutNext: false, failNext: '' };
  const sockets = new Set<Socket>();
  const proxy = createServer(client => {
    state.connections += 1;
    if (state.refuse > 0) {
      state.refuse -= 1;
      client.destroy();
      return;
    }
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes: Buffer) => {
      if (state.failNext !== '') {
        client.end(poolerError(state.failNext));
        state.failNext = '';
        return;
      }
      if (!state.cutNext) return void server.write(bytes);
      state.cutNext = false;
      client.destroy();
      server.destroy();
    });
    server.on('data', (bytes: Buffer) => void client.write(bytes));
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const opened = openDb(`postgresql://${user}:${password}@${address}/${name}`, {
    max,
    reconnectMs: 1,
  });
  onTestFinished(async () => {
    await opened.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await database.drop();
  });
  return { ...opened, state };
}

const one = sql`select 1 as one`;

describe('a connection to the database', () => {
  it('that is refused is tried once more', async () => {
    const { db, pool, state } = await openThroughProxy();
    state.refuse = 1;
    expect((await db.execute(one)).rows).toEqual([{ one: 1 }]);
    expect(state.connections).toBe(2);
    await transaction(db, async tx => await tx.execute(one));
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(state.connections).toBe(2);
  });

  it('that is refused twice fails as a database that is away', async () => {
    const { db, state } = await openThroughProxy();
    state.refuse = 2;
    const failure = await db.execute(one).catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(state.connections).toBe(2);
  });

  it('that ended while it was idle is replaced before the query is sent', async () => {
    const { db, pool, state } = await openThroughProxy();
    await db.execute(one);
    pool.once('acquire', client => (client as unknown as pg.Client).connection.stream.destroy());
    expect((await db.execute(one)).rows).toEqual([{ one: 1 }]);
    expect(state.connections).toBe(2);
  });

  it('is replaced as often as idle connections have ended', async () => {
    const { db, pool, state } = await openThroughProxy(4);
    await Promise.all([1, 2, 3, 4].map(() => db.execute(sql`select pg_sleep(0.05)`)));
    expect(pool.idleCount).toBe(4);
    const kill = (client: pg.PoolClient): void => {
      if (state.connections === 4) (client as unknown as pg.Client).connection.stream.destroy();
    };
    pool.on('acquire', kill);
    expect((await db.execute(one)).rows).toEqual([{ one: 1 }]);
    expect(state.connections).toBe(5);
  });

  it('that is in use for too long is not asked for again, and the caller hears of a busy server', async () => {
    const { db, pool } = await openThroughProxy();
    const held = await pool.connect();
    pool.options.connectionTimeoutMillis = 20;
    let tries = 0;
    const connect = pool.connect.bind(pool);
    pool.connect = (() => {
      tries += 1;
      return connect();
    }) as typeof pool.connect;
    const failure = await transaction(db, tx => tx.execute(one)).catch((error: unknown) => error);
    held.release();
    expect([tries, isDatabaseAway(failure)]).toEqual([1, false]);
    expect(toDatabaseProblem(failure)).toMatchObject({
      code: 'BELUM_SIAP',
      detail: { key: 'http.busy' },
      extensions: { headers: { 'retry-after': '5' } },
    });
  });

  it('that ends before a transaction has begun is replaced once', async () => {
    const { db, state } = await openThroughProxy();
    await db.execute(one);
    state.cutNext = true;
    let runs = 0;
    await transaction(db, async tx => {
      runs += 1;
      await tx.execute(one);
    });
    expect([runs, state.connections]).toEqual([1, 2]);
  });

  it('that a pooler ends because it cannot reach the database is replaced once', async () => {
    const { db, state } = await openThroughProxy();
    state.failNext = 'server login has been failing, try again later (server_login_retry)';
    expect((await db.execute(one)).rows).toEqual([{ one: 1 }]);
    expect(state.connections).toBe(2);
    state.failNext = 'server conn crashed?';
    const failure = await db.execute(one).catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(toDatabaseProblem(failure)).toMatchObject({ code: 'BELUM_SIAP' });
  });

  it('that ends within a transaction fails, because its work may have been done', async () => {
    const { db, state } = await openThroughProxy();
    let runs = 0;
    const work = transaction(db, async tx => {
      runs += 1;
      state.cutNext = true;
      await tx.execute(one);
    });
    const failure = await work.catch((error: unknown) => error);
    expect([runs, isDatabaseAway(failure)]).toEqual([1, true]);
  });
});

describe('an error of a query', () => {
  it('is not mistaken for a database that is away', async () => {
    const { db } = await openThroughProxy();
    const wrong = await db.execute(sql`select 1/0`).catch((error: unknown) => error);
    expect(isDatabaseAway(wrong)).toBe(false);
    expect(isDatabaseAway(withoutQueryValues(wrong))).toBe(false);
    const missingFile = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' });
    expect(isDatabaseAway(missingFile)).toBe(false);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { createApp } from '#server/app/app.ts';
import { openDb, type OpenDb } from '#server/platform/db/client.ts';
import { createReplica, parseLogPosition } from '#server/platform/db/replica.ts';
import { role, session } from '#server/platform/db/schema/index.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { cloneDatabase, openServerDb, type TestDatabase } from '../harness/database.ts';
import { requestTo, startTestServer, type TestServer } from '../harness/server.ts';

const log = createLogger('silent');

describe('a replica', () => {
  /** A primary and a replica whose positions a test sets; a position of null is a failure. */
  function createStandIn() {
    const state = { primary: '0/100', replayed: '0/100' as string | null, time: 0, asked: 0 };
    const poolOf = (position: () => string | null) =>
      ({
        query: () => {
          state.asked += 1;
          const at = position();
          return at === null
            ? Promise.reject(new Error('Connection terminated'))
            : Promise.resolve({ rows: [{ at }] });
        },
      }) as unknown as OpenDb['pool'];
    const { hasReplayed } = createReplica(
      poolOf(() => state.primary),
      { db: {} as OpenDb['db'], pool: poolOf(() => state.replayed) },
      { log, now: () => state.time },
    );
    return { state, hasReplayed };
  }

  it('is read once it has replayed the last write of the caller', async () => {
    const { state, hasReplayed } = createStandIn();
    expect(await hasReplayed(null)).toBe(true);
    expect(await hasReplayed('0/180')).toBe(false);
    state.replayed = '0/180';
    expect(await hasReplayed('0/180')).toBe(true);
    expect(parseLogPosition('1/0')).toBeGreaterThan(parseLogPosition('0/FFFFFFFF'));
  });

  it('is asked for its position once a second, or after a write', async () => {
    const { state, hasReplayed } = createStandIn();
    for (let n = 0; n < 5; n++) await hasReplayed(null);
    expect(state.asked).toBe(2);
    await hasReplayed('0/180');
    expect(state.asked).toBe(3);
    state.time = 1_000;
    await hasReplayed(null);
    expect(state.asked).toBe(5);
  });

  it('is not read while it fails, and is asked again later', async () => {
    const { state, hasReplayed } = createStandIn();
    state.replayed = null;
    expect(await hasReplayed(null)).toBe(false);
    state.replayed = '0/100';
    expect(await hasReplayed(null)).toBe(false);
    state.time = 5_000;
    expect(await hasReplayed(null)).toBe(true);
  });

  it('is not read when it is more than ten seconds behind', async () => {
    const { state, hasReplayed } = createStandIn();
    expect(await hasReplayed(null)).toBe(true);
    state.primary = '0/900';
    state.time = 1_000;
    expect(await hasReplayed(null)).toBe(true);
    state.time = 11_000;
    expect(await hasReplayed(null)).toBe(false);
    state.replayed = '0/900';
    expect(await hasReplayed(null)).toBe(true);
  });
});

describe('a server with a replica', () => {
  // Another database takes the place of the replica, so that a test sees which one answered.
  let server: TestServer;
  let copy: TestDatabase;
  let replica: OpenDb;
  const state = { isReplayed: true, asked: [] as (string | null)[] };
  let request: TestServer['request'];

  beforeAll(async () => {
    server = await startTestServer();
    copy = await cloneDatabase();
    replica = await openServerDb(copy, { max: 2 });
    await replica.db.insert(role).values({ name: 'Peran di replika', peranDasar: 'AM' });
    const { shouldRepeat } = createReplica(server.db.$client, replica, { log });
    request = requestTo(
      createApp({
        ...server.deps,
        replica: {
          db: replica.db,
          shouldRepeat,
          hasReplayed: lastWrite => {
            state.asked.push(lastWrite);
            return Promise.resolve(state.isReplayed);
          },
        },
      }),
    );
  });
  afterAll(async () => {
    await server.stop();
    await replica.close();
    await copy.drop();
  });

  const listedRoles = async (token: string): Promise<string[]> => {
    const { json } = await request('GET', '/role?pageSize=100', { token });
    return (json['data'] as { name: string }[]).map(({ name }) => name);
  };

  it('reads lists from it, and from the primary until it has replayed enough', async () => {
    const { token } = await server.signIn();
    state.isReplayed = true;
    expect(await listedRoles(token)).toContain('Peran di replika');
    state.isReplayed = false;
    expect(await listedRoles(token)).not.toContain('Peran di replika');
  });

  it('stores with the session where the log ended after a write, for every server', async () => {
    const { token, id } = await server.signIn();
    const body = { name: 'Peran baru', peranDasar: 'AM', keterangan: null };
    await request('POST', '/role', { token, body });
    const [stored] = await server.db
      .select({ lastWrite: session.lastWrite })
      .from(session)
      .where(eq(session.userId, id));
    expect(stored?.lastWrite).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
    state.asked = [];
    await request('GET', '/role', { token });
    expect(state.asked).toEqual([stored?.lastWrite]);
  });

  it('reads one record and its own sessions from the primary', async () => {
    const { token } = await server.signIn();
    state.isReplayed = true;
    state.asked = [];
    await request('GET', '/role/1', { token });
    await request('GET', '/gtc/sesi', { token });
    expect(state.asked).toEqual([]);
  });

  it('repeats a list on the primary that fails on the replica', async () => {
    const { token } = await server.signIn();
    state.isReplayed = true;
    await replica.db.$client.query('select 1');
    await (async () => {
      const owner = openDb(copy.connectionString, { max: 1 });
      await owner.pool.query('alter table role rename to role_before_migration');
      await owner.close();
    })();
    expect(await listedRoles(token)).not.toContain('Peran di replika');
  });
});

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Agent, get, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createThrottle } from '#server/platform/auth/throttle.ts';
import { openDb } from '#server/platform/db/client.ts';
import { readKeys } from '#server/platform/db/open-keys.ts';
import { callLimits } from '#server/platform/http/call-limit.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { buildUser } from '#tests/builders/user.ts';
import { testAppKey, testConfig } from '../harness/config.ts';
import { cloneDatabase } from '../harness/database.ts';
import { runSql } from '../harness/database-admin.ts';
import { runServer } from '../harness/run-server.ts';
import { waitUntil } from '../harness/wait-until.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
}

/** Sends a GET request and reads the whole response. */
const ask = (url: string, token: string, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(url, { headers, ...(agent ? { agent } : {}) }, response => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
      response.on('error', reject);
    }).on('error', reject);
  });

/** Signs an administrator in on a database. */
async function signIn(connectionString: string): Promise<string> {
  const { db, pool, close } = openDb(connectionString, { max: 1 });
  const keys = await readKeys(pool, { appKey: testAppKey, dataDir: '' });
  const { token } = await buildUser({
    db,
    clock: () => new Date(),
    config: testConfig,
    keys,
    log: createLogger('silent'),
    throttle: createThrottle(pool, keys.throttle),
    messages: translator,
  });
  await close();
  return token;
}

/** Makes every query on some tables wait. @returns the function that ends it */
async function lockTables(connectionString: string, tables: string): Promise<() => Promise<void>> {
  const client = new pg.Client(connectionString);
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${tables} in access exclusive mode`);
  return () => client.end();
}

/** Counts the requests that reach a server of this process. @returns the count until now */
function countRequests(): () => number {
  let count = 0;
  const add = (): void => void (count += 1);
  subscribe('http.server.request.start', add);
  onTestFinished(() => void unsubscribe('http.server.request.start', add));
  return () => count;
}

describe('stopping the server under load', () => {
  it('refuses new requests, finishes the accepted ones, and then closes', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const { connectionString } = database;
    const server = await runServer(database);
    const token = await signIn(connectionString);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    expect((await ask(`${server.url}/readyz`, token, agent)).status).toBe(200);

    const unlock = await lockTables(connectionString, 'product, peserta');
    const requests = countRequests();
    // More requests than an account may run, so that some still wait when the server stops.
    const accepted = Array.from({ length: 14 }, (_, i) =>
      ask(`${server.url}/api/${i === 0 ? 'Peserta/Export' : 'Product'}`, token),
    );
    await waitUntil(async () => {
      const [row] = await runSql(
        connectionString,
        `select count(*)::int as waiting from pg_locks where not granted
          and database = (select oid from pg_database where datname = current_database())`,
      );
      return Number(row?.['waiting']) >= callLimits.running && requests() === accepted.length;
    });
    const stopping = server.stop();

    const refused = await ask(`${server.url}/api/Product`, token, agent);
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', connection: 'close' });
    expect((await ask(`${server.url}/readyz`, token)).status).toBe(503);
    expect((await ask(`${server.url}/healthz`, token)).status).toBe(200);
    expect(server.readLogs()).toContain('waiting for imports and exports');
    await unlock();
    const answers = await Promise.all(accepted);
    expect(answers.map(({ status }) => status)).toEqual(accepted.map(() => 200));
    await stopping;
    await expect(ask(`${server.url}/healthz`, token, new Agent())).rejects.toThrow('ECONNREFUSED');
    expect(server.readLogs()).not.toContain('cut off');
  });
});

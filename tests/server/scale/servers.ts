import { onTestFinished } from 'vitest';
import { createThrottle } from '#server/platform/auth/throttle.ts';
import type { Deps } from '#server/platform/context.ts';
import { openDb, type Db } from '#server/platform/db/client.ts';
import { readKeys } from '#server/platform/db/open-keys.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { testAppKey, testConfig } from '../harness/config.ts';
import { cloneDatabase, type TestDatabase } from '../harness/database.ts';
import { runServer, type ListeningServer } from '../harness/run-server.ts';
import type { TestRequest, TestResponse, TestServer } from '../harness/server.ts';

/** A running server that a test sends requests to. */
export interface RunningTestServer extends ListeningServer {
  readonly request: TestServer['request'];
}

/** A database that several servers share. */
export interface SharedDatabase extends TestDatabase {
  readonly db: Db;
  /** With the keys of the database, for the builders. */
  readonly deps: Deps;
  /** Starts a server until the test ends. */
  readonly start: (environment?: Record<string, string>) => Promise<RunningTestServer>;
}

/** Sends requests to a server over HTTP. */
const requestOver =
  (url: string): TestServer['request'] =>
  async (method, path, { token, body, headers = {} }: TestRequest = {}): Promise<TestResponse> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, headers: response.headers, text, json };
  };

/** Creates a database for several servers until the test ends. */
export async function shareDatabase(): Promise<SharedDatabase> {
  const database = await cloneDatabase();
  const { db, pool, close } = openDb(database.connectionString, { max: 4 });
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const keys = await readKeys(pool, { appKey: testAppKey, dataDir: '' });
  const deps: Deps = {
    db,
    clock: () => new Date(),
    config: testConfig,
    keys,
    log: createLogger('silent'),
    throttle: createThrottle(pool, keys.throttle),
    messages: translator,
    checksReads: true,
  };
  return {
    ...database,
    db,
    deps,
    async start(environment = {}) {
      const server = await runServer(database, { DATABASE_CONNECTIONS: '4', ...environment });
      return { ...server, request: requestOver(server.url) };
    },
  };
}

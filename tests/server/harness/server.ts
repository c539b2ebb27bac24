import { Writable } from 'node:stream';
import type pg from 'pg';
import { createApp, type App } from '#server/app/app.ts';
import { createReadLog } from '#server/platform/reads/read-log.ts';
import { createThrottle } from '#server/platform/auth/throttle.ts';
import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { OpenedKeys } from '#server/platform/db/open-keys.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { translator, type Translator } from '#server/platform/messages/translator.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import type { Deps } from '#server/platform/context.ts';
import { buildUser, type UserOverrides } from '../../builders/user.ts';
import { testAppKey, testConfig } from './config.ts';
import { cloneDatabase, openServerDb } from './database.ts';
import { encodeForm } from './encode-form.ts';

/** A request of a test. */
export interface TestRequest {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly peer?: string;
}

/** A response as a test reads it. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, loosely typed like the wire; empty when the body is not JSON. */
  readonly json: Record<string, unknown>;
}

/** The real server on its own database, with a clock that tests can move. */
export interface TestServer {
  readonly app: App;
  readonly deps: Deps;
  /** The database as the role of the server sees it. */
  readonly db: Db;
  /** Connections of that role without a pooler, for the keys and for commands. */
  readonly direct: pg.Pool;
  /** Connects to it as the owner, which may change tables. */
  readonly ownerConnectionString: string;
  readonly config: Config;
  /** Moves the clock forward by `ms` milliseconds. */
  readonly advanceTime: (ms: number) => void;
  readonly now: () => Date;
  /** Returns everything that was logged. */
  readonly readLogs: () => string;
  readonly request: (method: string, path: string, ask?: TestRequest) => Promise<TestResponse>;
  /** Creates an account with an open session. */
  readonly signIn: (
    overrides?: UserOverrides,
  ) => Promise<{ id: number; userName: string; token: string }>;
  readonly stop: () => Promise<void>;
}

/** Keys without rows in the database, which tests need only where keys change. */
const deriveTestKeys = (): Promise<OpenedKeys> =>
  Promise.resolve({ keys: deriveKeys(testAppKey), stop: () => Promise.resolve() });

/** Starts a server for a test file; call `stop` when the file is done. */
export async function startTestServer(
  overrides: Partial<Config> = {},
  messages: Translator = translator,
  loadKeys: (direct: pg.Pool) => Promise<OpenedKeys> = deriveTestKeys,
): Promise<TestServer> {
  const database = await cloneDatabase();
  const opened = await openServerDb(database, { max: 8 });
  const direct = openPool(database.serverConnectionString);
  const config = { ...testConfig, ...overrides };
  const { keys, stop: stopKeys } = await loadKeys(direct);
  // The date is later than any real run, so that the captcha library, which has its own clock, does
  // not expire challenges.
  let time = Date.parse('2030-01-02T03:00:00Z');
  const lines: string[] = [];
  const log = createLogger(
    'debug',
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const throttle = createThrottle(opened.pool, keys.throttle);
  const deps: Deps = {
    db: opened.db,
    clock: () => new Date(time),
    config,
    keys,
    log,
    throttle,
    messages,
    reads: createReadLog(opened.db, { log, delayMs: null }),
    checksReads: true,
    // Tests ask more, from one address, than a client does.
    mainThreadMs: () => 0,
  };
  const app = createApp(deps);

  return {
    app,
    deps,
    db: opened.db,
    direct,
    ownerConnectionString: database.connectionString,
    config,
    advanceTime: ms => {
      time += ms;
    },
    now: () => new Date(time),
    readLogs: () => lines.join(''),
    request: requestTo(app),
    signIn: user => buildUser(deps, user),
    async stop() {
      await stopKeys();
      await direct.end();
      await opened.close();
      await database.drop();
    },
  };
}

/**
 * Checks that a 412 tells which record was stored meanwhile, not its version alone: a call whose answer is
 * another record than the one it writes has to declare `versioned`.
 */
function checkConflict(current: unknown): void {
  if (current === undefined || Object.keys(current as object).length > 1) return;
  throw new Error('The call of this 412 does not declare which record it returns');
}

/** Returns a function that makes requests to an app. */
export const requestTo =
  (app: App): TestServer['request'] =>
  async (method, path, { token, body, headers = {}, peer } = {}) => {
    const form = body instanceof FormData ? await encodeForm(body) : undefined;
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const raw = form?.body ?? (isRaw ? (body as BodyInit) : JSON.stringify(body));
    const request = new Request(`http://portal.test/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': form?.type ?? 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: raw }),
    });
    const response = await app.fetch(request, peer ?? '127.0.0.1');
    const text = await response.text();
    let json: Record<string, unknown> = {};
    if (response.headers.get('content-type')?.includes('json')) {
      json = JSON.parse(text) as Record<string, unknown>;
    }
    if (response.status === 412) checkConflict(json['current']);
    return { status: response.status, headers: response.headers, text, json };
  };

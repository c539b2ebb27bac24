import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from './database-error.ts';
import {
  assertSessionSettings,
  setSessionSettings,
  type SessionLimits,
} from './session-settings.ts';
import { typeParsers } from './type-parsers.ts';

/**
 * Who owns a connection: this process for as long as it is open, or a pooler such as PgBouncer in
 * transaction mode, which gives each transaction any of its own.
 */
export type Pooling = 'session' | 'transaction';

export interface PoolOptions extends SessionLimits {
  /** With `transaction`, no statement has a name, and the settings are those stored with the role. */
  readonly pooling?: Pooling;
  /** Maximum number of connections. */
  readonly max?: number;
  /** Name of this process in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** How long a new connection may take, or the wait for a free one. */
  readonly connectTimeoutMs?: number;
  /** Time after which a refused connection is tried once more. */
  readonly reconnectMs?: number;
  /** Called when an idle connection breaks. */
  readonly onError?: (error: Error) => void;
}

/**
 * A client that always uses our type parsers. Drizzle sends its own parsers with each query, which
 * return dates and times as raw text; they are removed here so that Drizzle columns, raw `sql` and
 * plain queries return the same values.
 */
class ConsistentTypesClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, types: typeParsers });
    // A broken connection is reported by its next query; without a listener the error event would
    // end the process.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((queryArgument: unknown, ...rest: unknown[]) =>
      query(
        isQueryConfig(queryArgument) ? { ...queryArgument, types: undefined } : queryArgument,
        ...rest,
      )) as pg.Client['query'];
  }
}

/**
 * A client whose statements have no name: a pooler would send a named one to a connection that does
 * not know it. Drizzle takes a class with `Pool` in its name for a pool.
 */
class UnnamedClient extends ConsistentTypesClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((queryArgument: unknown, ...rest: unknown[]) =>
      query(
        isQueryConfig(queryArgument) ? { ...queryArgument, name: undefined } : queryArgument,
        ...rest,
      )) as pg.Client['query'];
  }
}

/** A query config, not a submittable object such as a cursor or a stream. */
const isQueryConfig = (queryArgument: unknown): queryArgument is pg.QueryConfig =>
  typeof queryArgument === 'object' && queryArgument !== null && !('submit' in queryArgument);

/**
 * Opens a connection pool that returns int8 as number, numeric as text, dates as 'YYYY-MM-DD' and
 * instants as ISO 8601 in UTC, regardless of the time zone of process, server or database.
 */
export function openPool(connectionString: string, options: PoolOptions = {}): pg.Pool {
  const isPooled = options.pooling === 'transaction';
  // The pool awaits the promise, although its types do not say so.
  const prepare = (client: pg.ClientBase): unknown =>
    isPooled ? assertSessionSettings(client) : setSessionSettings(client, options);
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'portal-vaksin',
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    keepAlive: true,
    Client: (isPooled
      ? UnnamedClient
      : ConsistentTypesClient) as unknown as new () => pg.ClientBase,
    onConnect: prepare,
  });
  retryConnections(pool, options.reconnectMs ?? 500);
  // Without a listener, a closed idle connection would end the process.
  pool.on('error', error => options.onError?.(error));
  return pool;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** Whether a connection has ended while it was idle; a statement on it would fail unsent. */
const isDead = (client: pg.PoolClient): boolean =>
  !(client as unknown as pg.Client).connection.stream.writable;

/**
 * Makes a pool try a refused connection once more, and replace those that turn out dead: a query that
 * has not started can be repeated, and a database that restarts is back after a moment.
 */
function retryConnections(pool: pg.Pool, reconnectMs: number): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connectAlive = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await connect();
      if (!isDead(client)) return client;
      client.release(true);
    }
  };
  const connectTwice = async (): Promise<pg.PoolClient> => {
    try {
      return await connectAlive();
    } catch (error) {
      if (!isDatabaseAway(error) || pool.ending) throw error;
      await wait(reconnectMs);
      return await connectAlive();
    }
  };
  // The pool's own `query` passes a callback.
  pool.connect = ((callback?: Connected) => {
    if (!callback) return connectTwice();
    connectTwice().then(
      client => callback(undefined, client, error => client.release(error)),
      (error: unknown) => callback(error as Error, undefined, () => undefined),
    );
  }) as pg.Pool['connect'];
}

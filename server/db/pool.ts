import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from './database-error.ts';
import { typeParsers } from './type-parsers.ts';

export interface PoolOptions {
  /** Maximum number of connections. */
  readonly max?: number;
  /** Name of this process in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** Statement timeout; 0 disables it. */
  readonly statementTimeoutMs?: number;
  /** Lock timeout. */
  readonly lockTimeoutMs?: number;
  /** Time after which the server ends an idle transaction and releases its locks. */
  readonly idleInTransactionTimeoutMs?: number;
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

/** A query config, not a submittable object such as a cursor or a stream. */
const isQueryConfig = (queryArgument: unknown): queryArgument is pg.QueryConfig =>
  typeof queryArgument === 'object' && queryArgument !== null && !('submit' in queryArgument);

/**
 * Opens a connection pool that returns int8 as number, numeric as text, dates as 'YYYY-MM-DD' and
 * instants as ISO 8601 in UTC, regardless of the time zone of process, server or database.
 */
export function openPool(connectionString: string, options: PoolOptions = {}): pg.Pool {
  // Set by a statement, not in the startup packet: this works with an `options` parameter in the
  // connection string and with poolers that reject unknown startup parameters.
  const settings = Object.entries({
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'iso_8601',
    statement_timeout: String(options.statementTimeoutMs ?? 60_000),
    lock_timeout: String(options.lockTimeoutMs ?? 10_000),
    idle_in_transaction_session_timeout: String(options.idleInTransactionTimeoutMs ?? 60_000),
    // Our statements are unnamed, so each is planned for its values; a generic plan for `ilike …
    // order by … limit` is a hundred times slower. `force_custom_plan` would also replan
    // foreign-key checks for every row, which took half the time of a large import.
    plan_cache_mode: 'auto',
    jit: 'off',
  });
  const setCalls = settings.map((_, n) => `set_config($${n * 2 + 1}, $${n * 2 + 2}, false)`);
  const setSettings = { text: `select ${setCalls.join(', ')}`, values: settings.flat() };

  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'portal-vaksin',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    Client: ConsistentTypesClient as unknown as new () => pg.ClientBase,
    // The pool awaits the promise, although its types do not say so.
    onConnect: ((client: pg.ClientBase) => client.query(setSettings)) as (
      client: pg.ClientBase,
    ) => void,
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

/**
 * Makes a pool try a refused connection once more: a query that has not started can be repeated, and
 * a database that restarts is back after a moment.
 */
function retryConnections(pool: pg.Pool, reconnectMs: number): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connectTwice = async (): Promise<pg.PoolClient> => {
    try {
      return await connect();
    } catch (error) {
      if (!isDatabaseAway(error) || pool.ending) throw error;
      await wait(reconnectMs);
      return await connect();
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

import pg from 'pg';
import { valueTypes } from './parsers.ts';

export interface PoolOptions {
  /** Connections at most. */
  readonly max?: number;
  /** How this process is called in the server's list of sessions. */
  readonly applicationName?: string;
  /** How long one statement may take; 0 is for ever. */
  readonly statementTimeoutMs?: number;
  /** How long a statement waits for a lock that another holds. */
  readonly lockTimeoutMs?: number;
  /** How long a transaction may do nothing before the server ends it, and with it its locks. */
  readonly idleInTransactionTimeoutMs?: number;
  /** Told of connections that broke while nobody used them. */
  readonly onError?: (error: Error) => void;
}

/**
 * A client whose values are parsed in one way, whoever asks. Drizzle sends parsers of its own with
 * each query, which hand dates and times through as raw text; those are taken off here, so that
 * drizzle's columns, its raw `sql` and plain queries all answer the same.
 */
class OneWayClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, types: valueTypes });
    // One that breaks while it is lent out tells so by its next query; without a listener it would end
    // this process instead.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((asked: unknown, ...rest: unknown[]) =>
      query(
        isPlainQuery(asked) ? { ...asked, types: undefined } : asked,
        ...rest,
      )) as pg.Client['query'];
  }
}

/** A query in words, and not an object that submits itself, as cursors and streams do. */
const isPlainQuery = (asked: unknown): asked is pg.QueryConfig =>
  typeof asked === 'object' && asked !== null && !('submit' in asked);

/**
 * Opens a pool of connections: int8 as number, numeric as text, dates as 'YYYY-MM-DD', instants as
 * ISO 8601 in UTC, whatever time zone process, server or database are set to.
 */
export function openPool(connectionString: string, options: PoolOptions = {}): pg.Pool {
  // Set by a statement, not in the start packet: that survives an `options` parameter in the
  // connection string, and poolers that refuse unknown start parameters.
  const settings = Object.entries({
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'iso_8601',
    statement_timeout: String(options.statementTimeoutMs ?? 60_000),
    lock_timeout: String(options.lockTimeoutMs ?? 10_000),
    idle_in_transaction_session_timeout: String(options.idleInTransactionTimeoutMs ?? 60_000),
    // Our statements have no names, so each is planned for its values: a general plan for `ilike … order
    // by … limit` is a hundred times slower. The checks of foreign keys keep their plans; planned anew
    // for every row they were half the cost of a large import.
    plan_cache_mode: 'auto',
    jit: 'off',
  });
  const calls = settings.map((_, n) => `set_config($${n * 2 + 1}, $${n * 2 + 2}, false)`);
  const prepare = { text: `select ${calls.join(', ')}`, values: settings.flat() };

  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'portal-vaksin',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    Client: OneWayClient as unknown as new () => pg.ClientBase,
    // The pool waits for the promise, though its types do not say so.
    onConnect: ((client: pg.ClientBase) => client.query(prepare)) as (
      client: pg.ClientBase,
    ) => void,
  });
  // Without a listener, a server that ends an idle connection would end this process too.
  pool.on('error', error => options.onError?.(error));
  return pool;
}

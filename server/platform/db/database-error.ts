import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * Returns the PostgreSQL error in the cause chain of an error, since Drizzle wraps it; undefined
 * when there is none.
 */
export function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return undefined;
}

/** SQLSTATEs of a server that shuts down, has crashed, or is still starting. */
const awayStates = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/**
 * Whether PgBouncer ended the connection, because it cannot reach the server, has lost it or stops.
 * PostgreSQL itself uses this state for a malformed message, which does not end a connection.
 */
const isEndedByPooler = ({ code, severity }: pg.DatabaseError): boolean =>
  code === '08P01' && severity === 'FATAL';

/** Error codes of the connection to the server. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of pg for connections that have ended; these errors have no code. */
const endedMessage =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Whether a query failed because the database could not be reached or ended the connection. The
 * same query succeeds once the database is back.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError)
      return awayStates.has(cause.code ?? '') || isEndedByPooler(cause);
    const { code, syscall } = cause as NodeJS.ErrnoException;
    // ENOENT is a missing Unix socket here, and a missing file elsewhere.
    if (code === 'ENOENT' ? syscall === 'connect' : socketCodes.has(code ?? '')) return true;
    if (endedMessage.test(cause.message)) return true;
  }
  return false;
}

/** Whether no connection of the pool became free in time; the database itself may be well. */
export function isPoolBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.startsWith('timeout exceeded when trying to connect')) return true;
  }
  return false;
}

/**
 * Unwraps Drizzle's query error. Its message contains every query parameter, including passwords
 * and identity numbers, which must not reach the log.
 */
export function withoutQueryValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause
    ? withoutQueryValues(error.cause)
    : error;
}

/** SQLSTATEs of a violated unique constraint or index, and of a violated foreign key. */
const constraintCodes: readonly (string | undefined)[] = ['23505', '23503'];

/**
 * Returns the name of the unique constraint, unique index or foreign key that a write violated;
 * undefined for any other error.
 */
export function violatedConstraint(error: unknown): string | undefined {
  const postgresError = databaseError(error);
  return constraintCodes.includes(postgresError?.code) ? postgresError?.constraint : undefined;
}

/** SQLSTATEs of a lock, a deadlock, a conflict, a statement that took too long, and too many connections. */
const temporaryStates = new Set(['55P03', '40P01', '40001', '57014', '53300']);

/** Whether the same work may succeed a little later, because others held it up. */
export const isTemporary = (error: unknown): boolean =>
  isDatabaseAway(error) ||
  isPoolBusy(error) ||
  temporaryStates.has(databaseError(error)?.code ?? '');

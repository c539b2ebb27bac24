import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db, OpenDb } from './client.ts';
import { databaseError, isDatabaseAway, isPoolBusy, withoutQueryValues } from './database-error.ts';

/** Time in ms for which a position that was read from the replica is used again. */
const positionAgeMs = 1_000;

/** A replica that is further behind than this, in ms, is not read. */
const maxLagMs = 10_000;

/** Time in ms for which a replica that failed is left alone. */
const restMs = 5_000;

/**
 * SQLSTATEs with which a read fails on a replica and not on the primary: a conflict with what the replica
 * replays, and a table or column of a migration that it has not replayed.
 */
const replicaStates = new Set(['40001', '42P01', '42703']);

/** A streaming copy of the database that answers reads once it is recent enough. */
export interface Replica {
  readonly db: Db;
  /**
   * Whether the replica has replayed the log up to a position, and is not too far behind. A replica
   * that cannot be asked has not.
   * @param lastWrite position of the caller's last write; null when it has none
   */
  readonly hasReplayed: (lastWrite: string | null) => Promise<boolean>;
  /** Whether a read that failed on the replica has to be repeated on the primary. */
  readonly shouldRepeat: (error: unknown) => boolean;
}

interface ReplicaOptions {
  readonly log: Logger;
  /** A steady clock in ms. */
  readonly now?: () => number;
}

/** Converts a position such as `16/B374D848` to the number of bytes before it. */
export function parseLogPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

async function readPrimaryPosition(pool: Pick<pg.Pool, 'query'>): Promise<bigint> {
  const { rows } = await pool.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
  return parseLogPosition(rows[0]?.at ?? '');
}

/** @throws Error when the server is not a replica, for example because it was promoted */
async function readReplayedPosition(pool: Pick<pg.Pool, 'query'>): Promise<bigint> {
  const { rows } = await pool.query<{ at: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at',
  );
  const at = rows[0]?.at;
  if (typeof at !== 'string') throw new Error('The server of DATABASE_REPLICA_URL is no replica.');
  return parseLogPosition(at);
}

/**
 * Creates the reader of a replica. How far it has replayed is read at most once a second, unless a
 * caller has written since.
 */
export function createReplica(
  primary: Pick<pg.Pool, 'query'>,
  replica: Pick<OpenDb, 'db' | 'pool'>,
  { log, now = () => performance.now() }: ReplicaOptions,
): Replica {
  /** Where the log of the primary ended, oldest first. */
  let primaryPositions: { readonly readAt: number; readonly at: bigint }[] = [];
  let replayed: { readonly readAt: number; readonly at: bigint } | undefined;
  let reading: Promise<void> | undefined;
  let restsUntil = 0;
  let hasFailed = false;

  const rest = (error: unknown): void => {
    restsUntil = now() + restMs;
    replayed = undefined;
    if (!hasFailed) log.warn({ err: withoutQueryValues(error) }, 'reads from the primary only');
    hasFailed = true;
  };

  const readPositions = async (): Promise<void> => {
    try {
      const newest = primaryPositions.at(-1);
      if (!newest || now() - newest.readAt >= positionAgeMs) {
        const readAt = now();
        const at = await readPrimaryPosition(primary);
        const lagged = primaryPositions.findLastIndex(one => readAt - one.readAt >= maxLagMs);
        primaryPositions = [...primaryPositions.slice(Math.max(0, lagged)), { readAt, at }];
      }
      const readAt = now();
      replayed = { readAt, at: await readReplayedPosition(replica.pool) };
      if (hasFailed) log.info('reads from the replica again');
      hasFailed = false;
    } catch (error) {
      rest(error);
    }
  };

  /** The position that any read needs: where the primary was `maxLagMs` ago, or at the first read. */
  const requiredPosition = (): bigint =>
    (primaryPositions.findLast(one => now() - one.readAt >= maxLagMs) ?? primaryPositions[0])?.at ??
    0n;

  const isReplayed = (lastWrite: bigint): boolean =>
    replayed !== undefined &&
    now() - replayed.readAt < positionAgeMs &&
    replayed.at >= lastWrite &&
    replayed.at >= requiredPosition();

  return {
    db: replica.db,
    async hasReplayed(lastWrite) {
      if (now() < restsUntil) return false;
      const wanted = lastWrite === null ? 0n : parseLogPosition(lastWrite);
      if (isReplayed(wanted)) return true;
      reading ??= readPositions().finally(() => (reading = undefined));
      await reading;
      return isReplayed(wanted);
    },
    shouldRepeat(error) {
      const isAway = isDatabaseAway(error) || isPoolBusy(error);
      if (isAway) rest(error);
      return isAway || replicaStates.has(databaseError(error)?.code ?? '');
    },
  };
}

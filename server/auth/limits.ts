import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../problem.ts';

/** Counts that are kept in the database, so that several processes count together. */
export interface Limits {
  /** Counts of one kind, each forgotten so many seconds after it began. */
  readonly limiter: (keyPrefix: string, points: number, seconds: number) => RateLimiterPostgres;
  /** Names, numbers and addresses as counts are kept under: behind a keyed hash. */
  readonly hide: (text: string) => string;
}

export const openLimits = (pool: pg.Pool, key: Uint8Array): Limits => ({
  limiter: (keyPrefix, points, duration) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'throttle',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    }),
  hide: text => createHmac('sha256', key).update(text).digest('base64url'),
});

/** Counts once more. Counting past the limit is no fault: what follows from it is the caller's. */
export async function count(limiter: RateLimiterPostgres, hidden: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(hidden);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return reason;
  }
}

/** 429: too often, and when to try again. @param what a sentence that says what was */
export function tooOften(msBeforeNext: number, what: string): Problem {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000));
  return new Problem('TERLALU_SERING', `${what} Coba lagi dalam ${minutes} menit.`, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) },
  });
}

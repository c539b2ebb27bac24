import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../problem.ts';
import { message } from '../messages/message.ts';
import type { Message } from '#contract/messages/message.ts';

/** Creates rate limiters whose counters are in the database, so that all processes share them. */
export interface RateLimits {
  /** Creates a limiter whose counters expire `seconds` after their first point. */
  readonly limiter: (keyPrefix: string, points: number, seconds: number) => RateLimiterPostgres;
  /** Returns the keyed hash under which a name, number or address is counted. */
  readonly hashKey: (text: string) => string;
}

export const createRateLimits = (pool: pg.Pool, key: Uint8Array): RateLimits => ({
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
  hashKey: text => createHmac('sha256', key).update(text).digest('base64url'),
});

/** Consumes one point. Exceeding the limit does not throw; the caller decides what follows. */
export async function consumePoint(
  limiter: RateLimiterPostgres,
  hashedKey: string,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(hashedKey);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return reason;
  }
}

/**
 * Creates a 429 with a `Retry-After` header.
 * @param sentence sentence that names what was done too often
 */
export function tooManyRequests(msBeforeNext: number, sentence: Message): Problem {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000));
  return new Problem(
    'TERLALU_SERING',
    message('auth.tooOften', { kalimat: sentence, menit: minutes }),
    {
      headers: { 'retry-after': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) },
    },
  );
}

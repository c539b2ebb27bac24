import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

/** Points of one counter. */
export interface CountedPoints {
  readonly key: string;
  /** Points to count; 0 for a counter that is only compared with its limit. */
  readonly points: number;
  /** The most points that the counter may then have. */
  readonly limit: number;
}

/** Writes the statement that counts groups; each has its keys, points and limits as three arrays. */
function countStatement(groups: number): string {
  const steps = Array.from({ length: groups }, (_, index) => {
    const [keys, points, limits] = [3, 4, 5].map(first => `$${first + 3 * index}`);
    return `counted${index} as (
      insert into throttle as t (key, points, expire)
      select c.key, c.points, $1::bigint from unnest(${keys}::text[], ${points}::int[]) c(key, points)
      ${index === 0 ? '' : `where (select ok from within${index - 1})`}
      on conflict (key) do update set
        points = case when t.expire <= $2::bigint then excluded.points
          else t.points + excluded.points end,
        expire = case when t.expire <= $2::bigint then excluded.expire else t.expire end
      returning t.key, t.points
    ), within${index} as (
      select coalesce(bool_and(n.points <= c.most), false) as ok
      from counted${index} n join unnest(${keys}::text[], ${limits}::int[]) c(key, most) using (key))`;
  });
  return `with ${steps.join(', ')} select ok from within${groups - 1}`;
}

/** Creates rate limiters whose counters are in the database, so that all processes share them. */
export interface RateLimits {
  /** Creates a limiter whose counters expire `seconds` after their first point. */
  readonly limiter: (keyPrefix: string, points: number, seconds: number) => RateLimiterPostgres;
  /**
   * Counts points of several counters in one statement, group by group. A group is counted only when
   * the groups before it are within their limits.
   * @param seconds time after which a counter expires, from its first point
   * @returns whether all groups are within their limits
   */
  readonly countGroups: (
    groups: readonly (readonly CountedPoints[])[],
    seconds: number,
  ) => Promise<boolean>;
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
  countGroups: async (groups, seconds) => {
    // `Date.now()` is the clock with which the library writes `expire`.
    const now = Date.now();
    const { rows } = await pool.query<{ ok: boolean }>({
      name: `throttle:count-${groups.length}`,
      text: countStatement(groups.length),
      values: [
        now + seconds * 1000,
        now,
        ...groups.flatMap(group => [
          group.map(({ key: name }) => name),
          group.map(({ points }) => points),
          group.map(({ limit }) => limit),
        ]),
      ],
    });
    return rows[0]?.ok ?? false;
  },
  hashKey: text => createHmac('sha256', key).update(text).digest('base64url'),
});

/** Consumes points, one when omitted. Exceeding the limit does not throw; the caller decides what follows. */
export async function consumePoint(
  limiter: RateLimiterPostgres,
  hashedKey: string,
  points = 1,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(hashedKey, points);
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

import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../problem.ts';

const quarterHour = 15 * 60;

/** Failures in a quarter of an hour before a captcha is asked of a bare client. */
const captchaAfter = 3;

/** Who tries: an account name as typed, and where from. */
export interface Attempt {
  readonly userName: string;
  readonly address: string;
}

/** Slows guessing without ever locking anyone out: only failures count, and they are forgotten in a quarter of an hour. */
export interface Throttle {
  /** @throws Problem 429 while this account from this address, or the address itself, has failed too often */
  readonly admit: (attempt: Attempt) => Promise<void>;
  readonly needsCaptcha: (attempt: Attempt) => Promise<boolean>;
  readonly failed: (attempt: Attempt) => Promise<void>;
  readonly succeeded: (attempt: Attempt) => Promise<void>;
  /**
   * Counts an application that comes from an address: here every one counts, not failures alone.
   * @throws Problem 429 when there were too many
   */
  readonly applies: (address: string) => Promise<void>;
}

/**
 * Keeps its counts in the database, so that several processes count together. Names and addresses
 * are hidden behind a keyed hash.
 */
export function createThrottle(pool: pg.Pool, key: Uint8Array): Throttle {
  const limiter = (keyPrefix: string, points: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'throttle',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: quarterHour,
    });
  // The pair is strict; the account alone is wide, so that a stranger elsewhere cannot keep its owner out.
  const pair = limiter('pair', 10);
  const account = limiter('account', 100);
  const address = limiter('address', 60);
  const applications = limiter('applies', 20);

  const hide = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const keysOf = (attempt: Attempt): [RateLimiterPostgres, string][] => {
    const name = attempt.userName.trim().toLowerCase();
    return [
      [pair, hide(`${name} ${attempt.address}`)],
      [account, hide(name)],
      [address, hide(attempt.address)],
    ];
  };

  return {
    async admit(attempt) {
      for (const [counts, hidden] of keysOf(attempt)) {
        const so = await counts.get(hidden);
        if (so && so.consumedPoints >= counts.points) throw tooOften(so);
      }
    },
    async needsCaptcha(attempt) {
      for (const [counts, hidden] of keysOf(attempt).slice(1)) {
        const so = await counts.get(hidden);
        if (so && so.consumedPoints >= captchaAfter) return true;
      }
      return false;
    },
    async failed(attempt) {
      for (const [counts, hidden] of keysOf(attempt)) await count(counts, hidden);
    },
    async succeeded(attempt) {
      for (const [counts, hidden] of keysOf(attempt).slice(0, 2)) await counts.delete(hidden);
    },
    async applies(from) {
      const so = await count(applications, hide(from));
      if (so.consumedPoints > applications.points) {
        throw tooOften(so, 'Terlalu banyak pendaftaran dari jaringan ini.');
      }
    },
  };
}

/** Counting past the limit is no fault: `admit` has the word on that. */
async function count(limiter: RateLimiterPostgres, hidden: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(hidden);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return reason;
  }
}

function tooOften(so: RateLimiterRes, what = 'Terlalu banyak percobaan yang gagal.'): Problem {
  const minutes = Math.max(1, Math.ceil(so.msBeforeNext / 60_000));
  return new Problem('TERLALU_SERING', `${what} Coba lagi dalam ${minutes} menit.`, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(so.msBeforeNext / 1000))) },
  });
}

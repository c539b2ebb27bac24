import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createBounds, type Bounds } from './bounds.ts';
import { count, openLimits, tooOften } from './limits.ts';

const quarterHour = 15 * 60;

/** Failures within 15 minutes after which a captcha is required. */
const captchaAfter = 3;

/** A sign-in attempt: the user name as typed, and the client's IP address. */
export interface Attempt {
  readonly userName: string;
  readonly address: string;
}

/**
 * Throttles sign-in attempts without locking accounts. Only failures count, and they expire after
 * 15 minutes.
 */
export interface Throttle extends Bounds {
  /**
   * @throws Problem 429 while this account from this address, the account, or the address has too
   * many failures
   */
  readonly admit: (attempt: Attempt) => Promise<void>;
  readonly needsCaptcha: (attempt: Attempt) => Promise<boolean>;
  readonly failed: (attempt: Attempt) => Promise<void>;
  readonly succeeded: (attempt: Attempt) => Promise<void>;
  /**
   * Counts a company's application from an IP address; successful ones count too.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly applies: (address: string) => Promise<void>;
  /** Deletes expired counters. */
  readonly forget: () => Promise<void>;
}

const failures = 'Terlalu banyak percobaan yang gagal.';

/** Creates a throttle with counters in the database under keyed hashes. */
export function createThrottle(pool: pg.Pool, key: Uint8Array): Throttle {
  const limits = openLimits(pool, key);
  const { hide } = limits;
  const limiter = (keyPrefix: string, points: number): RateLimiterPostgres =>
    limits.limiter(keyPrefix, points, quarterHour);
  // The limit per account and address is strict. The limit per account is wide, so that a stranger
  // cannot lock its owner out.
  const pair = limiter('pair', 10);
  const account = limiter('account', 100);
  const address = limiter('address', 60);
  const applications = limiter('applies', 20);

  const keysOf = (attempt: Attempt): [RateLimiterPostgres, string][] => {
    const name = attempt.userName.trim().toLowerCase();
    return [
      [pair, hide(`${name} ${attempt.address}`)],
      [account, hide(name)],
      [address, hide(attempt.address)],
    ];
  };

  return {
    ...createBounds(limits),
    async admit(attempt) {
      for (const [counts, hidden] of keysOf(attempt)) {
        const so = await counts.get(hidden);
        if (so && so.consumedPoints >= counts.points) throw tooOften(so.msBeforeNext, failures);
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
        throw tooOften(so.msBeforeNext, 'Terlalu banyak pendaftaran dari jaringan ini.');
      }
    },
    async forget() {
      // Uses `Date.now()`, the clock with which the library writes `expire`.
      await pool.query('delete from throttle where expire <= $1', [Date.now()]);
    },
  };
}

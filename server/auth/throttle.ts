import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createBounds, type Bounds } from './bounds.ts';
import { count, openLimits, tooOften } from './limits.ts';

const quarterHour = 15 * 60;

/** Failures in a quarter of an hour before a captcha is asked of a bare client. */
const captchaAfter = 3;

/** Who tries: an account name as typed, and where from. */
export interface Attempt {
  readonly userName: string;
  readonly address: string;
}

/**
 * Slows guessing without ever locking anyone out: of signing in only failures count, and they are
 * forgotten in a quarter of an hour.
 */
export interface Throttle extends Bounds {
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
  /** Takes away counts whose time is over. */
  readonly forget: () => Promise<void>;
}

const failures = 'Terlalu banyak percobaan yang gagal.';

/** Keeps its counts in the database; whose they are is hidden behind a keyed hash. */
export function createThrottle(pool: pg.Pool, key: Uint8Array): Throttle {
  const limits = openLimits(pool, key);
  const { hide } = limits;
  const limiter = (keyPrefix: string, points: number): RateLimiterPostgres =>
    limits.limiter(keyPrefix, points, quarterHour);
  // The pair is strict; the account alone is wide, so that a stranger elsewhere cannot keep its owner out.
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
      // By the clock of the library, which wrote when each is over.
      await pool.query('delete from throttle where expire <= $1', [Date.now()]);
    },
  };
}

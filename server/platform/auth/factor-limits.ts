import { message } from '#server/platform/messages/message.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

/** Who proves a second factor: an account, and the known device it uses. */
export interface FactorAttempt {
  readonly userId: number;
  /** Id of a device that signed in before; null for any other, which all share one counter. */
  readonly deviceId: number | null;
}

/** Limits of wrong second factors. A known device has counters of its own, so that no stranger locks it out. */
export interface FactorLimits {
  /** @throws Problem 429 while there are too many failures */
  readonly assertFactorAllowed: (attempt: FactorAttempt) => Promise<void>;
  readonly recordFactorFailure: (attempt: FactorAttempt) => Promise<void>;
  readonly recordFactorSuccess: (attempt: FactorAttempt) => Promise<void>;
}

/** Creates the limits: ten failures in 15 minutes, fifty in a day. */
export function createFactorLimits({ limiter, hashKey }: RateLimits): FactorLimits {
  const quarter = limiter('factor', 10, 15 * 60);
  const day = limiter('factor-day', 50, 24 * 3600);
  const keyOf = ({ userId, deviceId }: FactorAttempt): string =>
    hashKey(`factor ${userId} ${deviceId ?? 'unknown'}`);
  return {
    async assertFactorAllowed(attempt) {
      for (const counter of [quarter, day]) {
        const current = await counter.get(keyOf(attempt));
        if (current && current.consumedPoints >= counter.points)
          throw tooManyRequests(current.msBeforeNext, message('auth.tooManyFailures'));
      }
    },
    async recordFactorFailure(attempt) {
      for (const counter of [quarter, day]) await consumePoint(counter, keyOf(attempt));
    },
    async recordFactorSuccess(attempt) {
      await quarter.delete(keyOf(attempt));
    },
  };
}

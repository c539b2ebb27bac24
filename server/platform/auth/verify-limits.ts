import { message } from '#server/platform/messages/message.ts';
import { networkOf } from '#server/platform/network.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

const windowSeconds = 15 * 60;

/** Limits of the public page that verifies documents, per address (IPv6: its /64 network); offices share one. */
export interface VerifyLimits {
  /** Counts a look-up by a document's code. @throws Problem 429 when the limit is exceeded */
  readonly countVerification: (address: string) => Promise<void>;
  /** Counts a call of a page behind a personal link, of a letter or a question. @throws Problem 429 when the limit is exceeded */
  readonly countPersonalLink: (address: string) => Promise<void>;
  /** Counts a file that is compared. @throws Problem 429 when the limit is exceeded */
  readonly countComparison: (address: string) => Promise<void>;
}

/** Creates the limits; each counter covers 15 minutes. */
export function createVerifyLimits({ limiter, hashKey }: RateLimits): VerifyLimits {
  const count = (prefix: string, points: number) => {
    const counter = limiter(prefix, points, windowSeconds);
    return async (address: string): Promise<void> => {
      const key = hashKey(networkOf(address));
      const { consumedPoints, msBeforeNext } = await consumePoint(counter, key);
      if (consumedPoints > points) {
        throw tooManyRequests(msBeforeNext, message('auth.tooManyVerifications'));
      }
    };
  };
  return {
    countVerification: count('verify', 120),
    countPersonalLink: count('personal-link', 60),
    countComparison: count('compare', 30),
  };
}

import { message } from '#server/platform/messages/message.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

/** Acts without network, and browsers for them, that an account sends in a day; a clinic sends a few hundred. */
export const maxOfflineActsPerDay = 2_000;

/** Limits of what an account sends of its work without network. */
export interface OfflineLimits {
  /** Counts an act that is sent, or a browser that is registered. @throws Problem 429 when the limit is exceeded */
  readonly countOfflineAct: (userId: number) => Promise<void>;
}

/** Creates the limits; the counter covers a day from the first act. */
export function createOfflineLimits({ limiter, hashKey }: RateLimits): OfflineLimits {
  const acts = limiter('offline-act', maxOfflineActsPerDay, 86_400);
  return {
    async countOfflineAct(userId) {
      const { consumedPoints, msBeforeNext } = await consumePoint(acts, hashKey(`${userId}`));
      if (consumedPoints > acts.points) {
        throw tooManyRequests(msBeforeNext, message('luring.tooManyActs'));
      }
    },
  };
}

import { maxResendsPerHour } from '#contract/domains/webhook/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

/** Limits of what an account has sent to webhooks again. */
export interface WebhookLimits {
  /** Counts a call that sends one event or all failed ones again. @throws Problem 429 when the limit is exceeded */
  readonly countResend: (userId: number) => Promise<void>;
}

/** Creates the limits; the counter covers an hour from the first call. */
export function createWebhookLimits({ limiter, hashKey }: RateLimits): WebhookLimits {
  const resends = limiter('webhook-resend', maxResendsPerHour, 3_600);
  return {
    async countResend(userId) {
      const { consumedPoints, msBeforeNext } = await consumePoint(resends, hashKey(`${userId}`));
      if (consumedPoints > resends.points) {
        throw tooManyRequests(msBeforeNext, message('webhook.tooManyResends'));
      }
    },
  };
}

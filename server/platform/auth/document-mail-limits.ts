import { maxDocumentMails } from '#contract/core/document/calls.ts';
import { message } from '#server/platform/messages/message.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

/** Limit of the mails with documents that an account sends. */
export interface DocumentMailLimits {
  /**
   * Counts mails of an account; mails that would exceed the limit are not counted.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly countDocumentMails: (userId: number, mails: number) => Promise<void>;
}

/** Creates the limit; its counter covers an hour from the first mail. */
export function createDocumentMailLimits({ limiter, hashKey }: RateLimits): DocumentMailLimits {
  const counter = limiter('document-mail', maxDocumentMails, 3_600);
  const check = (consumed: number, msBeforeNext: number): void => {
    if (consumed > counter.points) {
      throw tooManyRequests(msBeforeNext, message('auth.tooManyDocumentMails'));
    }
  };
  return {
    async countDocumentMails(userId, mails) {
      const key = hashKey(`${userId}`);
      const current = await counter.get(key);
      check((current?.consumedPoints ?? 0) + mails, current?.msBeforeNext ?? 0);
      const { consumedPoints, msBeforeNext } = await consumePoint(counter, key, mails);
      check(consumedPoints, msBeforeNext);
    },
  };
}

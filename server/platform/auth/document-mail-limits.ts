import type { Message } from '#contract/core/messages/message.ts';
import { maxDocumentMails } from '#contract/core/document/calls.ts';
import { message } from '#server/platform/messages/message.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

/** Most personal links that an account makes for participants within an hour. */
const maxQuestions = 1_000;

/** Limits of the mails with documents, and of the personal links, that an account sends. */
export interface DocumentMailLimits {
  /**
   * Counts mails of an account; mails that would exceed the limit are not counted.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly countDocumentMails: (userId: number, mails: number) => Promise<void>;
  /** Counts personal links likewise. @throws Problem 429 when the limit is exceeded */
  readonly countQuestions: (userId: number, links: number) => Promise<void>;
}

/** Creates the limits; each counter covers an hour from the first mail or link. */
export function createDocumentMailLimits({ limiter, hashKey }: RateLimits): DocumentMailLimits {
  const countOf = (prefix: string, points: number, tooMany: Message) => {
    const counter = limiter(prefix, points, 3_600);
    const check = (consumed: number, msBeforeNext: number): void => {
      if (consumed > points) throw tooManyRequests(msBeforeNext, tooMany);
    };
    return async (userId: number, count: number): Promise<void> => {
      const key = hashKey(`${userId}`);
      const current = await counter.get(key);
      check((current?.consumedPoints ?? 0) + count, current?.msBeforeNext ?? 0);
      const { consumedPoints, msBeforeNext } = await consumePoint(counter, key, count);
      check(consumedPoints, msBeforeNext);
    };
  };
  return {
    countDocumentMails: countOf(
      'document-mail',
      maxDocumentMails,
      message('auth.tooManyDocumentMails'),
    ),
    countQuestions: countOf('question', maxQuestions, message('auth.tooManyQuestions')),
  };
}

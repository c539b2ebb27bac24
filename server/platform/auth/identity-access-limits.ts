import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

const windowMs = 600_000;

/** Limit per window: more than normal work needs, and few for someone enumerating numbers. */
const maxPerWindow = 60;

/** The user and time of a limited action. */
interface LimitedAction {
  readonly user: { readonly id: number };
  readonly now: Date;
}

/** Rate limits per account, so that a stolen session cannot harvest identity numbers. */
export interface IdentityAccessLimits {
  /**
   * Counts one display of unmasked identity numbers.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly countReveal: (action: LimitedAction) => Promise<void>;
  /**
   * Counts a search by a complete identity number unless a record is found, because a number
   * without a record was guessed. Repeated searches for one number count once.
   * @throws Problem 429 when the limit is exceeded, whether or not the number exists
   */
  readonly countLookup: (
    action: LimitedAction,
    number: string,
    recordExists: () => Promise<boolean>,
  ) => Promise<void>;
}

/** Creates the limits; each counter covers a fixed window of ten minutes. */
export function createIdentityAccessLimits({
  limiter,
  hashKey: hide,
}: RateLimits): IdentityAccessLimits {
  const seconds = windowMs / 1000;
  const revealCounter = limiter('reveals', maxPerWindow, seconds);
  const failedLookups = limiter('guesses', maxPerWindow, seconds);
  const distinctLookups = limiter('guess', 1, seconds);

  const keyOf = ({ user, now }: LimitedAction, number = ''): string =>
    hide(`${user.id} ${Math.floor(now.getTime() / windowMs)} ${number}`);

  const tooMany = ({ now }: LimitedAction, sentence: Message) =>
    tooManyRequests(windowMs - (now.getTime() % windowMs), sentence);

  const consume = async (
    limiterOfKind: typeof failedLookups,
    action: LimitedAction,
    sentence: Message,
  ): Promise<void> => {
    // Counted before the check, so that concurrent requests cannot exceed the limit.
    const { consumedPoints } = await consumePoint(limiterOfKind, keyOf(action));
    if (consumedPoints > maxPerWindow) throw tooMany(action, sentence);
  };

  return {
    countReveal: action => consume(revealCounter, action, message('auth.tooManyReveals')),
    async countLookup(action, number, recordExists) {
      const sentence = message('auth.tooManyNikSearches');
      // Most searches find a record, and then nothing is written.
      const [counted, isFound] = await Promise.all([
        failedLookups.get(keyOf(action)),
        recordExists(),
      ]);
      if (counted && counted.consumedPoints >= maxPerWindow) throw tooMany(action, sentence);
      if (isFound) return;
      await consume(failedLookups, action, sentence);
      const { consumedPoints } = await consumePoint(distinctLookups, keyOf(action, number));
      if (consumedPoints > 1) await failedLookups.reward(keyOf(action));
    },
  };
}

import { calendarReadsPerHour } from '#contract/domains/kalender.ts';
import { message } from '#server/platform/messages/message.ts';
import { networkOf } from '#server/platform/network.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

/** Limits of calendars behind a secret address. Calendar services read those of many people from one network. */
export interface CalendarLimits {
  /** Counts a read, by its address and by its token. @throws Problem 429 when a limit is exceeded */
  readonly countCalendarRead: (read: {
    readonly token: string;
    readonly address: string;
  }) => Promise<void>;
}

/** Reads from one network within 15 minutes, of tokens that exist or not. */
const readsPerNetwork = 300;

/** Creates the limits. */
export function createCalendarLimits({ limiter, hashKey }: RateLimits): CalendarLimits {
  const ofNetwork = limiter('calendar-network', readsPerNetwork, 900);
  const ofToken = limiter('calendar', calendarReadsPerHour, 3_600);
  return {
    async countCalendarRead({ token, address }) {
      for (const [counter, key] of [
        [ofNetwork, networkOf(address)],
        [ofToken, token],
      ] as const) {
        const { consumedPoints, msBeforeNext } = await consumePoint(counter, hashKey(key));
        if (consumedPoints > counter.points) {
          throw tooManyRequests(msBeforeNext, message('kalender.tooManyReads'));
        }
      }
    },
  };
}

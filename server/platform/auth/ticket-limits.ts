import { message } from '#server/platform/messages/message.ts';
import { networkOf } from '#server/platform/network.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

const windowSeconds = 15 * 60;

/** An attempt to read an application: its ticket as typed, and the client's IP address. */
export interface TicketAttempt {
  readonly ticket: string;
  readonly address: string;
}

/**
 * Throttles guesses of registration tickets and of their e-mail addresses. They are counted apart
 * from sign-ins, so that neither locks a network out of the other.
 */
export interface TicketLimits {
  /** @throws Problem 429 while the ticket from this address, the ticket, or the address has too many failures */
  readonly assertTicketAllowed: (attempt: TicketAttempt) => Promise<void>;
  readonly recordTicketFailure: (attempt: TicketAttempt) => Promise<void>;
}

/** Creates the limits; each counter covers 15 minutes. */
export function createTicketLimits({ limiter, hashKey }: RateLimits): TicketLimits {
  const pair = limiter('ticket-pair', 10, windowSeconds);
  const ticket = limiter('ticket', 100, windowSeconds);
  const address = limiter('ticket-address', 60, windowSeconds);
  const countersOf = (attempt: TicketAttempt) => {
    const network = networkOf(attempt.address);
    return [
      { counter: pair, key: hashKey(`${attempt.ticket} ${network}`) },
      { counter: ticket, key: hashKey(attempt.ticket) },
      { counter: address, key: hashKey(network) },
    ];
  };

  return {
    async assertTicketAllowed(attempt) {
      for (const { counter, key } of countersOf(attempt)) {
        const current = await counter.get(key);
        if (current && current.consumedPoints >= counter.points)
          throw tooManyRequests(current.msBeforeNext, message('auth.tooManyFailures'));
      }
    },
    async recordTicketFailure(attempt) {
      for (const { counter, key } of countersOf(attempt)) await consumePoint(counter, key);
    },
  };
}

import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';
import { networkOf } from '#server/platform/network.ts';
import { createIdentityAccessLimits, type IdentityAccessLimits } from './identity-access-limits.ts';
import { consumePoint, createRateLimits, tooManyRequests } from './rate-limits.ts';
import { createCalendarLimits, type CalendarLimits } from './calendar-limits.ts';
import { createDocumentMailLimits, type DocumentMailLimits } from './document-mail-limits.ts';
import { createFactorLimits, type FactorLimits } from './factor-limits.ts';
import { createMachineLimits, type MachineLimits } from './machine-limits.ts';
import { createNoteLimits, type NoteLimits } from './note-limits.ts';
import { createTicketLimits, type TicketLimits } from './ticket-limits.ts';
import { createUploadLimits, type UploadLimits } from './upload-limits.ts';
import { createVerifyLimits, type VerifyLimits } from './verify-limits.ts';
import { createVoucherCodeLimits, type VoucherCodeLimits } from './voucher-code-limits.ts';
import { createOfflineLimits, type OfflineLimits } from './offline-limits.ts';
import { createWebhookLimits, type WebhookLimits } from './webhook-limits.ts';

const windowSeconds = 15 * 60;

/** Failures within 15 minutes after which a captcha is required. */
const captchaThreshold = 3;

/** A sign-in attempt: the user name as typed, and the client's IP address. */
export interface SignInAttempt {
  readonly userName: string;
  readonly address: string;
  /**
   * Id of the device when the account signed in there before; otherwise null. It has a counter of its own and
   * counts in no other, so that the failures of strangers do not lock it out (OWASP, device cookies).
   */
  readonly deviceId: number | null;
}

/**
 * Throttles sign-in attempts without locking accounts. Only failures count, and they expire after
 * 15 minutes. Limits of an address are those of its network, since a client owns all addresses of its
 * IPv6 network.
 */
export interface Throttle
  extends
    CalendarLimits,
    DocumentMailLimits,
    FactorLimits,
    IdentityAccessLimits,
    MachineLimits,
    NoteLimits,
    TicketLimits,
    UploadLimits,
    VerifyLimits,
    VoucherCodeLimits,
    OfflineLimits,
    WebhookLimits {
  /**
   * @throws Problem 429 while this account from this address, or the account from all addresses, has
   * too many failures
   */
  readonly assertAllowed: (attempt: SignInAttempt) => Promise<void>;
  /**
   * Whether the account or the address has failures. An address with many failures needs a captcha
   * and nothing else: a whole office may share it, and its other accounts must stay usable.
   */
  readonly needsCaptcha: (attempt: SignInAttempt) => Promise<boolean>;
  readonly recordFailure: (attempt: SignInAttempt) => Promise<void>;
  readonly recordSuccess: (attempt: SignInAttempt) => Promise<void>;
  /**
   * Counts a company's application from an IP address; successful ones count too.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly countApplication: (address: string) => Promise<void>;
  /**
   * Counts a request about personal data from an IP address, apart from applications.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly countDataRequest: (address: string) => Promise<void>;
  /** Returns a keyed hash under which the log names an address or a user name, so that their lines are found by it. */
  readonly hashForLog: (text: string) => string;
  /**
   * Counts a request for a new password from an IP address.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly countPasswordRequest: (address: string) => Promise<void>;
}

/** A limiter, and the key under which it counts. */
type Counter = readonly [RateLimiterPostgres, string];

const tooManyFailures = message('auth.tooManyFailures');

/** Creates a throttle with counters in the database under keyed hashes. */
export function createThrottle(pool: pg.Pool, key: Uint8Array): Throttle {
  const limits = createRateLimits(pool, key);
  const { hashKey } = limits;
  const limiter = (keyPrefix: string, points: number): RateLimiterPostgres =>
    limits.limiter(keyPrefix, points, windowSeconds);
  // The limit per account and address is strict. The limit per account is wide, so that a stranger
  // cannot lock its owner out.
  const pair = limiter('pair', 10);
  const account = limiter('account', 100);
  const device = limiter('device', 10);
  const address = limiter('address', captchaThreshold);
  const applications = limiter('applies', 20);
  const dataRequests = limiter('requests', 20);
  const passwordRequests = limiter('forgotten', 10);
  /** Returns a function that counts what comes from an address, and refuses it beyond the limit. */
  const count =
    (counter: RateLimiterPostgres, tooMany: Message) =>
    async (clientAddress: string): Promise<void> => {
      const current = await consumePoint(counter, hashKey(networkOf(clientAddress)));
      if (current.consumedPoints > counter.points)
        throw tooManyRequests(current.msBeforeNext, tooMany);
    };

  /** The counters of an attempt: those that refuse it, and those that ask for a captcha. */
  const countersOf = (attempt: SignInAttempt) => {
    const name = attempt.userName.trim().toLowerCase();
    const network = networkOf(attempt.address);
    if (attempt.deviceId !== null) {
      const own: Counter = [device, hashKey(`${name} device ${attempt.deviceId}`)];
      return { refusing: [own], asking: [own] };
    }
    const ofAccount: Counter = [account, hashKey(name)];
    return {
      refusing: [[pair, hashKey(`${name} ${network}`)] satisfies Counter, ofAccount],
      asking: [ofAccount, [address, hashKey(network)] satisfies Counter],
    };
  };

  return {
    ...createCalendarLimits(limits),
    ...createDocumentMailLimits(limits),
    ...createFactorLimits(limits),
    ...createIdentityAccessLimits(limits),
    ...createMachineLimits(limits),
    ...createNoteLimits(limits),
    ...createTicketLimits(limits),
    ...createUploadLimits(limits),
    ...createVerifyLimits(limits),
    ...createVoucherCodeLimits(limits),
    ...createOfflineLimits(limits),
    ...createWebhookLimits(limits),
    hashForLog: text => hashKey(`log ${text}`).slice(0, 12),
    async assertAllowed(attempt) {
      for (const [limiterOfKey, hashedKey] of countersOf(attempt).refusing) {
        const current = await limiterOfKey.get(hashedKey);
        if (current && current.consumedPoints >= limiterOfKey.points)
          throw tooManyRequests(current.msBeforeNext, tooManyFailures);
      }
    },
    async needsCaptcha(attempt) {
      for (const [limiterOfKey, hashedKey] of countersOf(attempt).asking) {
        const current = await limiterOfKey.get(hashedKey);
        if (current && current.consumedPoints >= captchaThreshold) return true;
      }
      return false;
    },
    async recordFailure(attempt) {
      const { refusing, asking } = countersOf(attempt);
      const counters = new Map([...refusing, ...asking]);
      for (const [limiterOfKey, hashedKey] of counters) await consumePoint(limiterOfKey, hashedKey);
    },
    async recordSuccess(attempt) {
      for (const [limiterOfKey, hashedKey] of countersOf(attempt).refusing)
        await limiterOfKey.delete(hashedKey);
    },
    countApplication: count(applications, message('auth.tooManyApplications')),
    countDataRequest: count(dataRequests, message('auth.tooManyDataRequests')),
    countPasswordRequest: count(passwordRequests, message('forgotten.tooMany')),
  };
}

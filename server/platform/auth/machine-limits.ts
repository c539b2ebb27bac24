import { machineCallsPerMinute } from '#contract/domains/machine-account.ts';
import { message } from '#server/platform/messages/message.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

/** Limit of the calls of other systems, which come without pauses. */
export interface MachineLimits {
  /**
   * Counts a call of a machine account.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly countMachineCall: (userId: number) => Promise<void>;
}

/** Creates the limit; the counter covers a minute. */
export function createMachineLimits({ limiter, hashKey }: RateLimits): MachineLimits {
  const calls = limiter('machine', machineCallsPerMinute, 60);
  return {
    async countMachineCall(userId) {
      const { consumedPoints, msBeforeNext } = await consumePoint(calls, hashKey(String(userId)));
      if (consumedPoints > calls.points) {
        const text = message('machineAccount.tooManyCalls', { jumlah: machineCallsPerMinute });
        throw tooManyRequests(msBeforeNext, text);
      }
    },
  };
}

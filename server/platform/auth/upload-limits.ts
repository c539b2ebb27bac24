import { message } from '#server/platform/messages/message.ts';
import { consumePoint, tooManyRequests, type RateLimits } from './rate-limits.ts';

/** Bytes of the files that one account, or one network without an account, may upload within a day. */
export const maxUploadBytes = { account: 500_000_000, anonymous: 100_000_000 } as const;

/** Who uploads: the id of an account, or a network. */
interface Uploader {
  readonly kind: keyof typeof maxUploadBytes;
  readonly key: string;
}

/** Limits of everything that is uploaded and stored, whatever it belongs to. */
export interface UploadLimits {
  /**
   * Counts the files of a call; those that would exceed the limit are not counted.
   * @throws Problem 429 when the limit is exceeded
   */
  readonly countUpload: (uploader: Uploader, bytes: number) => Promise<void>;
}

/** Creates the limits; each counter covers a day from the first file. */
export function createUploadLimits({ limiter, hashKey }: RateLimits): UploadLimits {
  // In kB, so that the sum stays below the range of the counter.
  const countersOf = (kind: Uploader['kind']) =>
    limiter(`uploads-${kind}`, maxUploadBytes[kind] / 1_000, 86_400);
  const counters = { account: countersOf('account'), anonymous: countersOf('anonymous') };
  return {
    async countUpload({ kind, key }, bytes) {
      const counter = counters[kind];
      const hashed = hashKey(key);
      const check = (consumed: number, msBeforeNext: number): void => {
        if (consumed <= counter.points) return;
        const megabytes = maxUploadBytes[kind] / 1_000_000;
        throw tooManyRequests(msBeforeNext, message(`auth.tooManyUploads.${kind}`, { megabytes }));
      };
      const size = Math.ceil(bytes / 1_000);
      const current = await counter.get(hashed);
      check((current?.consumedPoints ?? 0) + size, current?.msBeforeNext ?? 0);
      const { consumedPoints, msBeforeNext } = await consumePoint(counter, hashed, size);
      check(consumedPoints, msBeforeNext);
    },
  };
}

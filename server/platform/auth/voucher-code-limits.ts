import { message } from '#server/platform/messages/message.ts';
import { networkOf } from '#server/platform/network.ts';
import { tooManyRequests, type CountedPoints, type RateLimits } from './rate-limits.ts';

const windowMs = 600_000;

/** Limits of one account per window: all codes, and those that are unknown to it. */
const perAccount = { codes: 600, unknown: 20 } as const;

/** Limits of one network, which a whole clinic may share. */
const perNetwork = { codes: 3_000, unknown: 100 } as const;

/** Someone who enters a voucher code. */
interface CodeEntry {
  readonly user: { readonly id: number };
  readonly address: string;
  readonly now: Date;
}

/** Rate limits of entered voucher codes, so that codes cannot be guessed. */
export interface VoucherCodeLimits {
  /**
   * Counts an entered code.
   * @throws Problem 429 when a limit is exceeded, whether or not the code exists
   */
  readonly countVoucherCode: (
    entry: CodeEntry,
    codeExists: () => Promise<boolean>,
  ) => Promise<void>;
}

/** Creates the limits; each counter covers a fixed window of ten minutes. */
export function createVoucherCodeLimits({ countGroups, hashKey }: RateLimits): VoucherCodeLimits {
  const countersOf = (
    kind: string,
    limits: typeof perAccount | typeof perNetwork,
    hash: string,
    isKnown: boolean,
  ): CountedPoints[] => [
    { key: `voucher-${kind}:${hash}`, points: 1, limit: limits.codes },
    // A known code is refused as soon as a further unknown one would be.
    {
      key: `voucher-unknown-${kind}:${hash}`,
      points: isKnown ? 0 : 1,
      limit: isKnown ? limits.unknown - 1 : limits.unknown,
    },
  ];

  return {
    async countVoucherCode({ user, address, now }, codeExists) {
      const isKnown = await codeExists();
      const window = Math.floor(now.getTime() / windowMs);
      // An account that is over its limits does not use up those of the network it shares.
      const groups = [
        countersOf('account', perAccount, hashKey(`${user.id} ${window}`), isKnown),
        countersOf('network', perNetwork, hashKey(`${networkOf(address)} ${window}`), isKnown),
      ];
      if (await countGroups(groups, windowMs / 1000)) return;
      const left = windowMs - (now.getTime() % windowMs);
      throw tooManyRequests(left, message('auth.tooManyVoucherCodes'));
    },
  };
}

import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import type { RequestOwner } from './request-owner.ts';

/** Maximum bytes of request bodies in memory. */
export interface BudgetSize {
  /** All clients together. */
  readonly total: number;
  /** One account, or one network. */
  readonly each: number;
}

/** The budgets of accounts and of clients without an account, which are separate. */
export interface BudgetSizes {
  readonly account: BudgetSize;
  readonly anonymous: BudgetSize;
}

/**
 * An account may use about a third, which is the largest spreadsheet. A network without an account
 * may use half of a smaller budget, which is more than two of the largest registrations.
 */
export const budgetSizes: BudgetSizes = {
  account: { total: 150_000_000, each: 52_000_000 },
  anonymous: { total: 84_000_000, each: 42_000_000 },
};

/** The share of the memory budget that one call uses. */
export interface MemoryReservation {
  /**
   * Adds received bytes.
   * @throws Problem 503 when the calls of its owner, or all calls, would exceed the budget
   */
  readonly add: (bytes: number) => void;
  /** Returns the bytes to the budget. Call it once, when the body is no longer needed. */
  readonly release: () => void;
}

/**
 * Creates the memory budgets of request bodies; each call of the result starts a reservation. Bytes
 * are counted as they arrive, not by Content-Length, so that a slow or idle client blocks no one.
 */
export function createMemoryBudget(sizes: BudgetSizes): (owner: RequestOwner) => MemoryReservation {
  const budgets = {
    account: createBudget(sizes.account, 'http.ownUploads'),
    anonymous: createBudget(sizes.anonymous, 'http.networkUploads'),
  };
  return ({ kind, key }) => budgets[kind](key);
}

function createBudget(
  { total, each }: BudgetSize,
  shareText: 'http.ownUploads' | 'http.networkUploads',
): (key: string) => MemoryReservation {
  let usedBytes = 0;
  const usedByKey = new Map<string, number>();
  const use = (key: string, bytes: number): void => {
    usedBytes += bytes;
    const used = (usedByKey.get(key) ?? 0) + bytes;
    if (used === 0) usedByKey.delete(key);
    else usedByKey.set(key, used);
  };
  return key => {
    let reservedBytes = 0;
    return {
      add(bytes) {
        const exceedsShare = (usedByKey.get(key) ?? 0) + bytes > each;
        if (exceedsShare || usedBytes + bytes > total) {
          throw new Problem('BELUM_SIAP', message(exceedsShare ? shareText : 'http.manyUploads'), {
            headers: { 'retry-after': '15' },
          });
        }
        use(key, bytes);
        reservedBytes += bytes;
      },
      release() {
        use(key, -reservedBytes);
        reservedBytes = 0;
      },
    };
  };
}

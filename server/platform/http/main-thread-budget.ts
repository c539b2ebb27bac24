import { performance } from 'node:perf_hooks';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Timers } from '#server/platform/transfer-limits.ts';
import type { RequestOwner } from './request-owner.ts';

/** How much time of the main thread one client may use. */
export interface MainThreadLimit {
  /** Time in ms that a client may use at once. */
  readonly burstMs: number;
  /** Part of the time that it may use for ever. */
  readonly share: number;
}

/** The limits of an account, and of a network without one. */
export type MainThreadLimits = Readonly<Record<RequestOwner['kind'], MainThreadLimit>>;

/**
 * An account may validate and save an import of 100,000 rows at once, which takes 15 s. An office that opens the
 * sign-in page with fifty people takes 2 s, and more on a slower machine.
 */
const mainThreadLimits: MainThreadLimits = {
  account: { burstMs: 60_000, share: 0.5 },
  anonymous: { burstMs: 8_000, share: 0.25 },
};

/** Number of clients above which those with their whole burst are forgotten. */
const maxRemembered = 10_000;

/** The time of the main thread that one request uses until its response begins. */
export interface MeteredRequest {
  /** Charges an account instead of the network, once the account is known. */
  readonly chargeTo: (owner: RequestOwner) => void;
  /** @throws Problem 429 when the client has used up its time */
  readonly assertAllowed: () => void;
  readonly end: () => void;
}

interface MainThreadOptions {
  readonly timers: Pick<Timers, 'now'>;
  /** Time in ms in which the event loop was busy since the start; tests replace it. */
  readonly busyMs?: (() => number) | undefined;
  readonly limits?: MainThreadLimits;
}

interface Bucket {
  leftMs: number;
  at: number;
}

/**
 * Creates the measurement of the main thread: the time in which the event loop is busy, as far as the process had the
 * processor, so that clients are not charged for other programs of the machine.
 */
function measureMainThread(): () => number {
  let before = { active: 0, cpu: 0 };
  let total = 0;
  return () => {
    const { user, system } = process.cpuUsage();
    const now = { active: performance.eventLoopUtilization().active, cpu: (user + system) / 1_000 };
    total += Math.min(now.active - before.active, now.cpu - before.cpu);
    before = now;
    return total;
  };
}

/**
 * Creates the budget of the main thread, which all requests of this process share. While requests are open, the time
 * in which the event loop is busy is divided equally among them, since a request consists of many short steps that
 * cannot be measured one by one: who has more requests, or slower ones, is charged more.
 * @returns begins the measurement of a request
 */
export function createMainThreadBudget({
  timers,
  busyMs = measureMainThread(),
  limits = mainThreadLimits,
}: MainThreadOptions): (owner: RequestOwner) => MeteredRequest {
  const buckets = new Map<string, Bucket>();
  let open = 0;
  let readAt = busyMs();
  /** What a request that is open since the start would have been charged. */
  let chargedSinceStart = 0;

  const settle = (): void => {
    const now = busyMs();
    if (open > 0) chargedSinceStart += (now - readAt) / open;
    readAt = now;
  };

  const bucketOf = ({ kind, key }: RequestOwner): Bucket => {
    const { burstMs, share } = limits[kind];
    const name = `${kind} ${key}`;
    const now = timers.now();
    const bucket = buckets.get(name) ?? { leftMs: burstMs, at: now };
    bucket.leftMs = Math.min(burstMs, bucket.leftMs + (now - bucket.at) * share);
    bucket.at = now;
    buckets.set(name, bucket);
    return bucket;
  };

  const forgetUnused = (): void => {
    if (buckets.size <= maxRemembered) return;
    for (const name of buckets.keys()) {
      const kind = name.startsWith('account ') ? 'account' : 'anonymous';
      const { leftMs } = bucketOf({ kind, key: name.slice(kind.length + 1) });
      if (leftMs >= limits[kind].burstMs) buckets.delete(name);
    }
  };

  return first => {
    settle();
    open += 1;
    const startedAt = chargedSinceStart;
    let owner = first;
    return {
      chargeTo(account) {
        owner = account;
      },
      assertAllowed() {
        const { leftMs } = bucketOf(owner);
        if (leftMs > 0) return;
        const seconds = Math.max(1, Math.ceil(-leftMs / (limits[owner.kind].share * 1_000)));
        const text = owner.kind === 'account' ? 'http.muchWork' : 'http.muchNetworkWork';
        throw new Problem('TERLALU_SERING', message(text), {
          headers: { 'retry-after': String(seconds) },
        });
      },
      end() {
        settle();
        open -= 1;
        const bucket = bucketOf(owner);
        // A debt is at most another burst, so that a client waits a bounded time.
        bucket.leftMs = Math.max(
          -limits[owner.kind].burstMs,
          bucket.leftMs - (chargedSinceStart - startedAt),
        );
        forgetUnused();
      },
    };
  };
}

import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import type { RequestOwner } from './request-owner.ts';

/** How many calls of one account, or of one network without an account, are handled at once. */
export interface CallLimits {
  /** Calls that run, each with a database connection. */
  readonly running: number;
  /** Further calls that wait for one of them. */
  readonly waiting: number;
}

/**
 * Of the ten connections of a pool, four calls and the two exports, which count only until their
 * response begins, leave four to the others.
 */
export const callLimits: CallLimits = { running: 4, waiting: 50 };

interface OwnerCalls {
  running: number;
  /** Start the waiting calls, oldest first. */
  readonly waiting: Set<() => void>;
}

/**
 * Creates the limit of concurrent calls, which holds for each server process. Each call of the
 * result waits until its owner may run one more and resolves to a function that ends the call; it
 * throws Problem 429 when too many calls of the owner already wait, and 400 when the client
 * disconnects.
 */
export function createCallLimit({
  running: maxRunning,
  waiting: maxWaiting,
}: CallLimits): (owner: RequestOwner, signal: AbortSignal) => Promise<() => void> {
  const owners = new Map<string, OwnerCalls>();

  return async ({ kind, key }, signal) => {
    const owner = `${kind} ${key}`;
    const calls = owners.get(owner) ?? { running: 0, waiting: new Set<() => void>() };
    owners.set(owner, calls);
    if (calls.running < maxRunning) calls.running += 1;
    else if (calls.waiting.size < maxWaiting) await waitForCall(calls, signal);
    else {
      const text = kind === 'account' ? 'http.manyCalls' : 'http.manyNetworkCalls';
      throw new Problem('TERLALU_SERING', message(text), {
        headers: { 'retry-after': '5' },
      });
    }
    return () => {
      const [next] = calls.waiting;
      // The place passes to the oldest waiting call, so `running` stays the same.
      if (next) next();
      else if (--calls.running === 0) owners.delete(owner);
    };
  };
}

/** Waits for the end of another call. @throws Problem 400 when the client disconnects */
const waitForCall = (calls: OwnerCalls, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const start = (): void => {
      calls.waiting.delete(start);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const stop = (): void => {
      calls.waiting.delete(start);
      reject(new Problem('TIDAK_TERBACA', message('http.bodyCut')));
    };
    signal.addEventListener('abort', stop, { once: true });
    calls.waiting.add(start);
    if (signal.aborted) stop();
  });

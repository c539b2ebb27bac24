import type { Call } from '../api/http.ts';
import { unavailableStatuses, type ServerStatus } from '../api/serverStatus.ts';
import {
  answerOffline,
  isAnsweredOffline,
  readKnown,
  type OfflineCallOptions,
} from './answerOffline.ts';
import { browserDay } from './browserDay.ts';
import { hasNotedDay, readOfflineState } from './offlineState.ts';
import { followsWaiting, withWaiting } from './waitingOverlay.ts';

/** Milliseconds after which a server that does not answer counts as not reached, while a day is prepared. */
const patienceMs = 15_000;

/** Whether a call is about a visit that the server has not confirmed. */
function isAboutProvisional(input: unknown): boolean {
  const { params } = input as { readonly params?: { readonly id?: unknown } };
  return Number(params?.id) < 0;
}

/** Whether the server was not reached, or is not ready. */
const isAway = (error: unknown): boolean => {
  const { status } = error as { readonly status?: number };
  return status === 0 || (status !== undefined && unavailableStatuses.includes(status));
};

const offline = answerOffline.bind(null, browserDay) as unknown as Call;

/** Reads the prepared day with the acts that the server does not know yet; undefined when there are none. */
async function readWaiting() {
  if (readOfflineState().waiting === 0) return undefined;
  const known = await readKnown(browserDay, ({ status }) => status === 'MENUNGGU');
  return known && known.acts.length > 0 ? known : undefined;
}

/**
 * Makes a call: while a day is prepared, those of the clinic are answered from it as long as the server is away. An act
 * has the key of its call, so that one which reached the server after all is not doubled. While acts wait, the answers of
 * the server show them, and what is recorded for the same person waits behind them.
 */
export function callWithDay(
  call: Call,
  status: Pick<ServerStatus, 'read' | 'recordUnavailable'>,
): Call {
  return async (endpoint, input, options = {}) => {
    if (!isAnsweredOffline(endpoint)) return await call(endpoint, input, options);
    if (isAboutProvisional(input)) return await offline(endpoint, input, options);
    if (!readOfflineState().day) return await call(endpoint, input, options);
    if (status.read().availability === 'away') return await offline(endpoint, input, options);
    const waiting = await readWaiting();
    if (waiting && followsWaiting(waiting, endpoint, input)) {
      return await offline(endpoint, input, options);
    }
    const patience = AbortSignal.timeout(patienceMs);
    const signal = options.signal ? AbortSignal.any([options.signal, patience]) : patience;
    try {
      const answer = await call(endpoint, input, { ...options, signal });
      // Some may have been sent since.
      const still = waiting && (await readWaiting());
      return (still ? withWaiting(still, endpoint, input, answer) : answer) as typeof answer;
    } catch (error) {
      if (options.signal?.aborted || !(patience.aborted || isAway(error))) throw error;
      if (patience.aborted) status.recordUnavailable();
      const mayHaveArrived: OfflineCallOptions = { ...options, mayHaveArrived: true };
      return await offline(endpoint, input, mayHaveArrived);
    }
  };
}

/** Notes again what this browser holds. */
export const restoreNotes = (): Promise<void> => browserDay.restoreNotes();

/** Removes the prepared day, if one is noted. */
export async function forget(): Promise<void> {
  if (hasNotedDay()) await browserDay.forget();
}

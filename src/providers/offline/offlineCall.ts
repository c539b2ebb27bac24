import type { Call } from '../api/http.ts';
import type { ServerStatus } from '../api/serverStatus.ts';
import { subscribeSession } from '../session.ts';

/** Key in local storage of what is noted about work without network; most browsers never have it. */
export const offlineKey = 'luring';

/** Whether this browser has prepared a day, or has acts that wait. */
export const isUsed = (): boolean => localStorage.getItem(offlineKey) !== null;

/** Loaded when it is used first, so that the sign-in page does not download it. */
const loadDay = () => import('./callWithDay.ts');

/** Settles when what a browser holds is noted again; calls wait for it. */
let restoring: Promise<void> | undefined;

/** Returns calls that a prepared day answers while the server is away; a browser that has none makes them at once. */
export function withOfflineDay(
  call: Call,
  status: Pick<ServerStatus, 'read' | 'recordUnavailable'>,
): Call {
  const callWithDay: Call = async (endpoint, input, options) => {
    await restoring;
    // Without the module the calls go on as usual.
    const loaded = isUsed() ? await loadDay().catch(() => undefined) : undefined;
    return await (loaded?.callWithDay(call, status) ?? call)(endpoint, input, options);
  };
  return (endpoint, input, options) =>
    (restoring === undefined && !isUsed() ? call : callWithDay)(endpoint, input, options);
}

/** Removes the prepared day, if there is one. */
export function forgetDay(): void {
  if (isUsed()) {
    loadDay()
      .then(({ forget }) => forget())
      // The key that opens the day is bound to the session, so it stays closed.
      .catch(() => undefined);
  }
}

/**
 * Notes again what a browser holds that was prepared before, and removes the prepared day when the session ends, also
 * one that ended while the portal was closed.
 */
export function keepDayForSession(readSession: () => object | null): void {
  const forget = (): void => {
    if (!readSession()) forgetDay();
  };
  subscribeSession(forget);
  // The service worker shows that the browser was prepared before.
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) {
    restoring = loadDay()
      .then(({ restoreNotes }) => restoreNotes())
      .catch(() => undefined)
      .then(forget);
  } else forget();
}

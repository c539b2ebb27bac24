import { useSyncExternalStore } from 'react';
import { isUsed } from './offlineCall.ts';

const listeners = new Set<() => void>();

/** Notifies the subscribers of this tab that what is noted has changed. */
export function notedChanged(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to changes of what is noted, also in other tabs; returns the unsubscribe function. */
export function subscribeNoted(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  listeners.add(listener);
  return () => {
    window.removeEventListener('storage', listener);
    listeners.delete(listener);
  };
}

/** Whether this browser is used without network; re-renders when that changes. */
export const useIsOfflineUsed = (): boolean => useSyncExternalStore(subscribeNoted, isUsed);

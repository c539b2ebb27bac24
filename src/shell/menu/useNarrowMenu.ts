import { useSyncExternalStore } from 'react';

const storageKey = 'menu';
const narrow = 'narrow';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const readIsNarrow = (): boolean => localStorage.getItem(storageKey) === narrow;

/** Stores in this browser whether the menu shows only its icons. */
function setIsNarrow(isNarrow: boolean): void {
  if (isNarrow) localStorage.setItem(storageKey, narrow);
  else localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

/** Returns whether the menu of wide windows shows only its icons, and a function that changes it. */
export const useNarrowMenu = (): readonly [boolean, (isNarrow: boolean) => void] => [
  useSyncExternalStore(subscribe, readIsNarrow),
  setIsNarrow,
];

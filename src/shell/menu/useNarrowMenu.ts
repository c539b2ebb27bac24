import { useDeferredValue, useSyncExternalStore } from 'react';

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

/**
 * Returns whether the menu of wide windows shows only its icons, and a function that changes it. The answer is
 * deferred: the menu stays as it is, with the keyboard's place in it, until the code of the other form has loaded.
 */
export const useNarrowMenu = (): readonly [boolean, (isNarrow: boolean) => void] => [
  useDeferredValue(useSyncExternalStore(subscribe, readIsNarrow)),
  setIsNarrow,
];

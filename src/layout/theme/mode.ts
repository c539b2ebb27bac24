import { useSyncExternalStore } from 'react';

/** `system` follows the device. */
export const modeChoices = ['light', 'dark', 'system'] as const;
export type ModeChoice = (typeof modeChoices)[number];

const key = 'mode';
const night = '(prefers-color-scheme: dark)';

/**
 * Choice and resulting mode in one string, so that `useSyncExternalStore` detects a change of
 * either.
 */
const read = (): `${ModeChoice} ${'light' | 'dark'}` => {
  const kept = localStorage.getItem(key);
  const choice = modeChoices.find(one => one === kept) ?? 'system';
  const mode = choice === 'system' ? (matchMedia(night).matches ? 'dark' : 'light') : choice;
  return `${choice} ${mode}`;
};

const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  const device = matchMedia(night);
  listeners.add(listener);
  device.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** Stores the choice in this browser. */
export function chooseMode(choice: ModeChoice): void {
  localStorage.setItem(key, choice);
  for (const listener of listeners) listener();
}

interface ColorMode {
  /** The effective mode. */
  readonly mode: 'light' | 'dark';
  /** The stored choice. */
  readonly choice: ModeChoice;
  /** Switches to the other mode and stops following the device. */
  readonly toggle: () => void;
}

/** Returns the colour mode, shared by all pages and synchronised across tabs. */
export function useColorMode(): ColorMode {
  const [choice, mode] = useSyncExternalStore(watch, read).split(' ') as [
    ModeChoice,
    'light' | 'dark',
  ];
  return { mode, choice, toggle: () => chooseMode(mode === 'dark' ? 'light' : 'dark') };
}

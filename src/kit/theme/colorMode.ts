import { useSyncExternalStore } from 'react';

/** `system` follows the device. */
export const colorModeChoices = ['light', 'dark', 'system'] as const;
export type ColorModeChoice = (typeof colorModeChoices)[number];

const storageKey = 'mode';
const darkModeQuery = '(prefers-color-scheme: dark)';

/**
 * Choice and resulting mode in one string, so that `useSyncExternalStore` detects a change of
 * either.
 */
const readColorMode = (): `${ColorModeChoice} ${'light' | 'dark'}` => {
  const stored = localStorage.getItem(storageKey);
  const choice = colorModeChoices.find(one => one === stored) ?? 'system';
  const mode =
    choice === 'system' ? (matchMedia(darkModeQuery).matches ? 'dark' : 'light') : choice;
  return `${choice} ${mode}`;
};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const device = matchMedia(darkModeQuery);
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
export function setColorMode(choice: ColorModeChoice): void {
  localStorage.setItem(storageKey, choice);
  for (const listener of listeners) listener();
}

interface ColorMode {
  /** The effective mode. */
  readonly mode: 'light' | 'dark';
  /** The stored choice. */
  readonly choice: ColorModeChoice;
  /** Switches to the other mode and stops following the device. */
  readonly toggle: () => void;
}

/** Returns the colour mode, shared by all pages and synchronised across tabs. */
export function useColorMode(): ColorMode {
  const [choice, mode] = useSyncExternalStore(subscribe, readColorMode).split(' ') as [
    ColorModeChoice,
    'light' | 'dark',
  ];
  return { mode, choice, toggle: () => setColorMode(mode === 'dark' ? 'light' : 'dark') };
}

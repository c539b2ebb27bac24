import { useSyncExternalStore } from 'react';

/** What a person may choose; `system` follows the device. */
export const modeChoices = ['light', 'dark', 'system'] as const;
export type ModeChoice = (typeof modeChoices)[number];

const key = 'mode';
const night = '(prefers-color-scheme: dark)';

/** As local storage spells it, with what the device wants: one text, so that a change of either shows. */
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

/** Keeps a choice in this browser. */
export function chooseMode(choice: ModeChoice): void {
  localStorage.setItem(key, choice);
  for (const listener of listeners) listener();
}

interface ColorMode {
  /** The mode that is shown. */
  readonly mode: 'light' | 'dark';
  /** What was chosen. */
  readonly choice: ModeChoice;
  /** Turns to the other mode, and stays there whatever the device does. */
  readonly toggle: () => void;
}

/** Light or dark; the same everywhere in the portal, and in every tab. */
export function useColorMode(): ColorMode {
  const [choice, mode] = useSyncExternalStore(watch, read).split(' ') as [
    ModeChoice,
    'light' | 'dark',
  ];
  return { mode, choice, toggle: () => chooseMode(mode === 'dark' ? 'light' : 'dark') };
}

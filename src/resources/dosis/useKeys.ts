import { useEffect, useRef } from 'react';

/** Shortcut handlers by key, such as `Alt+KeyC` or `Ctrl+Enter`. */
export type Keys = Readonly<Record<string, () => void>>;

const nameOf = (event: KeyboardEvent): string =>
  `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.code.replace('NumpadEnter', 'Enter')}`;

/** Registers page shortcuts, which all need a modifier; inactive while a dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = latest.current[nameOf(event)];
      if (!act || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

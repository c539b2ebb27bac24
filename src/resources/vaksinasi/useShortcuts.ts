import { useEffect, useRef } from 'react';

/** Shortcut handlers by key, such as `Alt+KeyC` or `Ctrl+Enter`. */
export type ShortcutHandlers = Readonly<Record<string, () => void>>;

const shortcutName = (event: KeyboardEvent): string =>
  `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.code.replace('NumpadEnter', 'Enter')}`;

/** Registers page shortcuts, which all need a modifier; inactive while a dialog is open. */
export function useShortcuts(shortcuts: ShortcutHandlers): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const handler = latest.current[shortcutName(event)];
      if (!handler || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

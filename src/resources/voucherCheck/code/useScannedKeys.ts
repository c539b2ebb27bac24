import { useEffect, type RefObject } from 'react';

/** Elements that use typed characters themselves. */
const typingTargets =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"]';

/**
 * Sends characters that are typed anywhere on the page to the field, as a scanner that works like a
 * keyboard types a code and presses Enter. Other fields, menus and dialogs keep what is typed.
 */
export function useScannedKeys(
  field: RefObject<HTMLInputElement | null>,
  onStart: () => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (!/^[a-z0-9]$/i.test(key) || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(typingTargets)) return;
      if (!field.current || document.querySelector('[role="dialog"]')) return;
      onStart();
      // The browser types the character into the element that has the focus after this event.
      field.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field, onStart]);
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for the button that opens a dialog, which has the focus again after the dialog; while
 * it waits for the choices it is disabled, and a disabled button loses the focus.
 */
export function useFocusReturn(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

import { useCallback, useEffect, useRef } from 'react';

const over = ['pointerup', 'pointercancel'] as const;

/**
 * Returns a function that runs a callback immediately, or after the current pointer press and its
 * click, so that nothing moves under the pointer. The function returns a cancel function.
 */
export function useRelease(): (act: () => void) => () => void {
  const isDown = useRef(false);
  useEffect(() => {
    const press = () => (isDown.current = true);
    const release = () => (isDown.current = false);
    document.addEventListener('pointerdown', press, true);
    for (const name of over) document.addEventListener(name, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const name of over) document.removeEventListener(name, release, true);
    };
  }, []);
  return useCallback(act => {
    if (!isDown.current) {
      act();
      return () => undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const released = () => (timer = setTimeout(act));
    for (const name of over) document.addEventListener(name, released, { once: true });
    return () => {
      for (const name of over) document.removeEventListener(name, released);
      clearTimeout(timer);
    };
  }, []);
}

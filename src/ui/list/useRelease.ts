import { useCallback, useEffect, useRef } from 'react';

const over = ['pointerup', 'pointercancel'] as const;

/**
 * What is done once nothing is pressed any more: now, or after the click that a press ends with, so that
 * nothing moves from under it. Gives what does so, which gives what calls it off.
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

import { useCallback, useEffect, useRef } from 'react';

const pointerEndEvents = ['pointerup', 'pointercancel'] as const;

/**
 * Returns a function that runs a callback immediately, or after the current pointer press and its
 * click, so that nothing moves under the pointer. The function returns a cancel function.
 */
export function useAfterPointerUp(): (callback: () => void) => () => void {
  const isDown = useRef(false);
  useEffect(() => {
    const handleDown = () => (isDown.current = true);
    const handleUp = () => (isDown.current = false);
    document.addEventListener('pointerdown', handleDown, true);
    for (const name of pointerEndEvents) document.addEventListener(name, handleUp, true);
    return () => {
      document.removeEventListener('pointerdown', handleDown, true);
      for (const name of pointerEndEvents) document.removeEventListener(name, handleUp, true);
    };
  }, []);
  return useCallback(callback => {
    if (!isDown.current) {
      callback();
      return () => undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleCallback = () => (timer = setTimeout(callback));
    for (const name of pointerEndEvents)
      document.addEventListener(name, scheduleCallback, { once: true });
    return () => {
      for (const name of pointerEndEvents) document.removeEventListener(name, scheduleCallback);
      clearTimeout(timer);
    };
  }, []);
}

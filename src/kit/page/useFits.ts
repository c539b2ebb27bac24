import { useCallback, useRef, useState } from 'react';

/** Marks the box of the wide layout, which scrolls sideways when it does not fit. */
export const wideLayout = { 'data-wide-layout': '' } as const;

/**
 * Returns whether a wide layout, such as a table with amounts, fits into the box around it, whatever part of the window
 * that has. The box gets the ref; the wide layout in it is marked by `wideLayout`.
 */
export function useFits() {
  const [fits, setFits] = useState(true);
  /** The width that the layout needed when it did not fit. */
  const needed = useRef(0);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const measure = (): void => {
      const wide = box.querySelector<HTMLElement>('[data-wide-layout]');
      if (!wide) {
        if (box.clientWidth >= needed.current) setFits(true);
        return;
      }
      if (wide.scrollWidth <= wide.clientWidth) return;
      needed.current = box.clientWidth + wide.scrollWidth - wide.clientWidth;
      setFits(false);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, fits };
}

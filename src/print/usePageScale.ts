import { useEffect, useState, type RefObject } from 'react';

/** Width of an A4 page in CSS px: 210 mm at 96 px per inch. */
const pageWidth = (210 / 25.4) * 96;

/** Sizes that the zoom buttons step through; 1 is the size of the paper. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

interface PageScale {
  /** Size of the pages on screen. */
  readonly scale: number;
  readonly isFitted: boolean;
  readonly larger: (() => void) | undefined;
  readonly smaller: (() => void) | undefined;
  /** Makes a page as wide as its container, at most as wide as the paper. */
  readonly fit: () => void;
}

/** Returns the size of the pages: as wide as the container until the user chooses another. */
export function usePageScale(container: RefObject<HTMLElement | null>): PageScale {
  const [width, setWidth] = useState(pageWidth);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  const scale = chosen ?? Math.min(1, width / pageWidth);
  const above = steps.find(step => step > scale + 0.01);
  const below = steps.findLast(step => step < scale - 0.01);
  return {
    scale,
    isFitted: chosen === undefined,
    larger: above === undefined ? undefined : () => setChosen(above),
    smaller: below === undefined ? undefined : () => setChosen(below),
    fit: () => setChosen(undefined),
  };
}

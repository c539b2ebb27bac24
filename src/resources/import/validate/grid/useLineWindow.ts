import { useEffect, useRef, useState, type RefObject } from 'react';

/** Height of a line, in px. */
export const lineHeight = 44;

/** Height of the grid's head, in px. */
export const headHeight = 36;

/** Lines rendered above and below the visible ones. */
const overscan = 8;

/** Height of the visible lines where the layout is unknown, in px. */
const unknownHeight = 900;

interface LineWindow {
  readonly first: number;
  /** The line after the last one. */
  readonly end: number;
  /** Handles scrolling of the frame. */
  readonly onScroll: () => void;
}

/** Returns which lines of a scrolled frame are rendered; all lines have the same height. */
export function useLineWindow(frame: RefObject<HTMLElement | null>, count: number): LineWindow {
  const [{ top, height }, setView] = useState({ top: 0, height: unknownHeight });
  const onScroll = (): void => {
    const { current } = frame;
    if (!current) return;
    // Whole lines, so that scrolling within one renders nothing.
    const view = {
      top: Math.floor(current.scrollTop / lineHeight),
      height: current.clientHeight || unknownHeight,
    };
    setView(before => (before.top === view.top && before.height === view.height ? before : view));
  };
  const measure = useRef(onScroll);
  useEffect(() => {
    measure.current = onScroll;
  });
  useEffect(() => {
    const { current } = frame;
    // Test environments have no layout to observe.
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => measure.current());
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return {
    first: Math.max(0, Math.min(top, count) - overscan),
    end: Math.min(count, top + Math.ceil(height / lineHeight) + overscan),
    onScroll,
  };
}

/** Scrolls the frame until a line is visible. */
export function scrollToLine(frame: HTMLElement, index: number): void {
  const top = index * lineHeight;
  const visibleHeight = (frame.clientHeight || unknownHeight) - headHeight;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + lineHeight > frame.scrollTop + visibleHeight) {
    frame.scrollTop = top + lineHeight - visibleHeight;
  }
}

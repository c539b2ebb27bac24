import { useLayoutEffect, useState, type RefObject } from 'react';

/** What a notification must not cover: the primary buttons, the bars in which they stand, and what is marked so. */
const primary = '.MuiButton-contained, .MuiFab-primary, [data-at-foot], [data-keep-clear]';
/** Distance in px from the edge of the window and from what must stay free. */
const gap = 12;

/**
 * Returns the distance in px between the foot of the window and the notification: the lowest place
 * in which it covers no primary button, or the foot where there is none.
 * @param notification left edge and size of the notification in px, wherever it is now
 * @param obstacles rectangles in the window that must stay free
 */
export function findClearPlace(
  notification: Pick<DOMRect, 'left' | 'width' | 'height'>,
  windowHeight: number,
  obstacles: readonly Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>[],
): number {
  const { left, width, height } = notification;
  const inColumn = obstacles.filter(
    one =>
      one.right > left &&
      one.left < left + width &&
      one.bottom > 0 &&
      one.top < windowHeight &&
      one.bottom > one.top,
  );
  const isClear = (bottom: number): boolean => {
    const lower = windowHeight - bottom;
    return (
      lower - height >= gap &&
      inColumn.every(one => one.top >= lower || one.bottom <= lower - height)
    );
  };
  const places = [gap, ...inColumn.map(({ top }) => windowHeight - top + gap)];
  return places.toSorted((a, b) => a - b).find(isClear) ?? gap;
}

/** Distance of an open notification from the foot of the window, which follows the page below it. */
export function useClearPlace(box: RefObject<HTMLElement | null>, isOpen: boolean): number {
  const [bottom, setBottom] = useState(gap);
  useLayoutEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const place = (): void => {
      frame = 0;
      const element = box.current;
      if (!element) return;
      const obstacles = [...document.querySelectorAll(primary)]
        .filter(one => !element.contains(one))
        .map(one => one.getBoundingClientRect());
      setBottom(findClearPlace(element.getBoundingClientRect(), window.innerHeight, obstacles));
    };
    const schedule = (): void => {
      if (frame === 0) frame = requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(schedule);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', schedule, { capture: true, passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
    };
  }, [box, isOpen]);
  return bottom;
}

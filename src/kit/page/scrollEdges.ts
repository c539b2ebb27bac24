import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** Width of the shadow at an edge in px. */
export const edgeWidth = 14;

/** Background of the shadow at an edge beyond which a box continues; it fades towards `side`. */
export const edgeShadow =
  (side: 'left' | 'right') =>
  ({ palette }: Theme): string =>
    `linear-gradient(to ${side}, rgb(0 0 0 / ${palette.mode === 'dark' ? '45%' : '12%'}), transparent)`;

/**
 * Styles of a box that scrolls sideways and has shadows at its edges while it continues there; its
 * ref is `markScrollEdges`. Its children must not have a gap between them.
 */
export const scrollEdgeStyles: SystemStyleObject<Theme> = {
  display: 'flex',
  overflowX: 'auto',
  // Texts for screen readers, which are positioned, scroll with the box; otherwise they make the page wider.
  position: 'relative',
  scrollPaddingInline: edgeWidth,
  '&::before, &::after': {
    content: '""',
    position: 'sticky',
    zIndex: 1,
    flex: 'none',
    width: edgeWidth,
    pointerEvents: 'none',
  },
  '&::before': { left: 0, mr: `-${edgeWidth}px` },
  '&::after': { right: 0, ml: `-${edgeWidth}px` },
  '&[data-more-left]::before': { background: edgeShadow('right') },
  '&[data-more-right]::after': { background: edgeShadow('left') },
};

/**
 * Marks a box with `data-more-left` and `data-more-right` while it can be scrolled to that side.
 * Returns a function that stops; for use as a ref.
 */
export function markScrollEdges(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = box;
    box.toggleAttribute('data-more-left', scrollLeft > 1);
    box.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 1);
  };
  const observer = new ResizeObserver(mark);
  observer.observe(box);
  const observeChildren = () => {
    for (const child of box.children) observer.observe(child);
  };
  observeChildren();
  // A child that comes later makes the content wider, but not the box.
  const additions = new MutationObserver(observeChildren);
  additions.observe(box, { childList: true });
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    additions.disconnect();
    box.removeEventListener('scroll', mark);
  };
}

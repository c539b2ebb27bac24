import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** Class names of the cells that stay in place while the columns between them scroll. */
export const stickyCell = { checkbox: 'sticky-checkbox', name: 'sticky-name', menu: 'sticky-menu' };

const checkboxWidth = 48;

/** A shadow over the scrolling columns, beside a cell that covers some of them. */
const edgeShadow = (side: 'left' | 'right') => ({
  content: '""',
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 14,
  [side === 'left' ? 'right' : 'left']: '100%',
  pointerEvents: 'none',
  background: (theme: Theme) =>
    `linear-gradient(to ${side}, rgb(0 0 0 / ${theme.palette.mode === 'dark' ? '45%' : '12%'}), transparent)`,
});

/** Styles of a table whose checkbox, name and menu stay in place while it scrolls sideways. */
export const stickyCellStyles: SystemStyleObject<Theme> = {
  [`& .${stickyCell.checkbox}, & .${stickyCell.name}, & .${stickyCell.menu}`]: {
    position: 'sticky',
    bgcolor: 'background.paper',
    zIndex: 1,
  },
  [`& thead .${stickyCell.checkbox}, & thead .${stickyCell.name}, & thead .${stickyCell.menu}`]: {
    zIndex: 3,
  },
  '& tbody tr:hover > td, & tbody tr:focus-within > td, & tbody tr[data-selected] > td': {
    bgcolor: 'inherit',
  },
  [`& .${stickyCell.checkbox}`]: { left: 0, width: checkboxWidth, minWidth: checkboxWidth },
  // The shadow is outside of the cell.
  [`& .${stickyCell.name}`]: { left: 0, overflow: 'visible' },
  [`& .${stickyCell.checkbox} + .${stickyCell.name}`]: { left: checkboxWidth },
  // One pixel beyond the edge, since a scaled screen would show a strip of the columns below there.
  [`& .${stickyCell.menu}`]: { right: '-1px', width: 48, px: 0.5, py: 0 },
  [`&[data-more-left] .${stickyCell.name}::after`]: edgeShadow('right'),
  [`&[data-more-right] .${stickyCell.menu}::before`]: edgeShadow('left'),
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
  for (const table of box.children) observer.observe(table);
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', mark);
  };
}

import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { edgeShadow, edgeWidth } from '../../page/scrollEdges.ts';

/** Class names of the cells that stay in place while the columns between them scroll. */
export const stickyCell = { checkbox: 'sticky-checkbox', name: 'sticky-name', menu: 'sticky-menu' };

const checkboxWidth = 48;

/** A shadow over the scrolling columns, beside a cell that covers some of them. */
const cellShadow = (side: 'left' | 'right') => ({
  content: '""',
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: edgeWidth,
  [side === 'left' ? 'right' : 'left']: '100%',
  pointerEvents: 'none',
  background: edgeShadow(side),
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
  [`&[data-more-left] .${stickyCell.name}::after`]: cellShadow('right'),
  [`&[data-more-right] .${stickyCell.menu}::before`]: cellShadow('left'),
};

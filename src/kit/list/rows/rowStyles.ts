import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { tabularFigures } from '#src/kit/theme/typography.ts';
import { dimmedStyle } from './dimmedRow.ts';
import { stickyCell } from './stickyCells.ts';

/** Class names of rows and cells. */
export const rowClass = {
  dimmed: 'dimmed-row',
  numeric: 'numeric-cell',
  name: 'record-name',
  reasoned: 'reasoned-state',
};

/**
 * Styles of the rows of a list, set once on their table: a component of MUI in each cell would take
 * most of the time in which a page of rows is rendered. They look like cells of the theme.
 */
export const rowStyles: SystemStyleObject<Theme> = {
  '& tbody tr:hover, & tbody tr:focus-within': { bgcolor: 'action.hover' },
  '& tbody tr[data-selected], & tbody tr[data-selected]:hover': { bgcolor: 'action.selected' },
  '& tbody td': {
    height: 40,
    maxWidth: { xs: 240, md: 320 },
    px: 1.5,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
    fontSize: '0.875rem',
    lineHeight: '20px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&[data-compact] tbody td': { height: 30, py: 0 },
  '& tbody tr:last-of-type > td': { borderBottom: 0 },
  '& tbody td a': { color: 'primary.light', fontWeight: 500, textDecoration: 'none' },
  '& tbody td a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  [`& tbody .${rowClass.dimmed} > td`]: dimmedStyle,
  [`& tbody .${rowClass.numeric}`]: { ...tabularFigures, textAlign: 'right' },
  // The header's too, so that the checkboxes are in one line.
  [`& tr > .${stickyCell.checkbox}`]: { py: 0, pl: 1.5, pr: 0 },
  // Its shadow is outside of the cell.
  [`& tbody .${stickyCell.menu}`]: { overflow: 'visible', textAlign: 'center' },
  [`& .${rowClass.reasoned}`]: { display: 'flex', alignItems: 'center', gap: 1 },
  [`& .${rowClass.reasoned} > :last-child`]: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'text.secondary',
    fontSize: '0.8125rem',
  },
  // A long name is cut, so that it does not cover the columns that scroll beside it.
  [`& .${rowClass.name}`]: { display: 'flex', alignItems: 'center', gap: 1 },
  [`& .${rowClass.name} > a`]: { overflow: 'hidden', textOverflow: 'ellipsis' },
};

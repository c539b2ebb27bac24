import { headHeight, lineHeight } from './useLineWindow.ts';

/** Border around the grid and its details; as high as the window allows. */
export const frameStyle = {
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  mb: 0.5,
  // The header of the page above and the sticky save bar below, which would cover the details; the
  // header takes more lines where the page is narrow.
  maxHeight: {
    xs: 'max(400px, calc(100dvh - var(--table-top) - 282px))',
    md: 'max(400px, calc(100dvh - var(--table-top) - 250px))',
    lg: 'max(400px, calc(100dvh - var(--table-top) - 176px))',
  },
} as const;

const cell = {
  boxSizing: 'border-box',
  minWidth: 0,
  paddingInline: '10px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: `${lineHeight}px`,
};

/** Number, name, field, value in the file, present value, and the reason, which is a sentence. */
const columns =
  'minmax(44px, 52px) minmax(104px, 1fr) minmax(96px, 0.9fr) minmax(140px, 1.15fr) minmax(140px, 1.15fr) minmax(180px, 2.1fr)';

/** Styles of all cells in one rule, because there can be hundreds. */
export const gridStyle = {
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  fontSize: '0.8125rem',
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: columns,
    minWidth: 704,
  },
  '& > [role="rowgroup"]:first-of-type': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& [role="columnheader"]': {
    ...cell,
    lineHeight: `${headHeight - 1}px`,
    fontWeight: 500,
    color: 'text.secondary',
  },
  '& > [role="rowgroup"]:last-of-type': { position: 'relative' },
  '& [data-key]': {
    position: 'absolute',
    left: 0,
    right: 0,
    height: lineHeight,
    boxSizing: 'border-box',
    borderBottom: 1,
    borderColor: 'divider',
    '&:hover': { bgcolor: 'ground.hover' },
    '&[aria-selected="true"]': { bgcolor: 'ground.accent' },
  },
  '& [role="gridcell"], & [role="rowheader"]': {
    ...cell,
    lineHeight: `${lineHeight - 1}px`,
    '&:focus': {
      outline: 2,
      outlineStyle: 'solid',
      outlineColor: 'primary.main',
      outlineOffset: -2,
    },
  },
  // The whole cell is the target of the link.
  '& [role="gridcell"] > a': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineHeight: 'inherit',
  },
  '& [role="rowheader"]': {
    textAlign: 'right',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 400,
  },
  '& [data-editable="true"]': {
    cursor: 'text',
    borderInline: 1,
    borderColor: 'divider',
    bgcolor: 'ground.sunken',
    fontWeight: 500,
  },
  '& [data-editable="true"]:has(input, select)': { padding: '3px' },
  '& [data-editable="true"] > input, & [data-editable="true"] > select': {
    boxSizing: 'border-box',
    width: '100%',
    height: lineHeight - 8,
    paddingInline: '7px',
    border: 1,
    borderColor: 'primary.main',
    borderRadius: '4px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    verticalAlign: 'top',
  },
  '& [data-editable="true"] .MuiFormControl-root': { m: 0 },
  '& [data-unchanged="true"]': { color: 'text.secondary', fontWeight: 400 },
  // The reason has two lines.
  '& [role="gridcell"]:has(> [data-meaning])': {
    display: 'flex',
    alignItems: 'center',
    lineHeight: 1.3,
    whiteSpace: 'normal',
  },
  '& [data-meaning]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    '& svg': { fontSize: '1rem', verticalAlign: '-3px' },
    '&[data-meaning="bad"] svg': { color: 'error.main' },
    '&[data-meaning="attention"] svg': { color: 'warning.main' },
    '&[data-meaning="information"] svg': { color: 'info.main' },
    '&[data-meaning="good"] svg': { color: 'success.main' },
  },
} as const;

import type { GlobalStylesProps } from '@mui/material/GlobalStyles';
import { fontStack } from '#src/kit/theme/typography.ts';

/** The font of documents, before the fonts that are there until it is loaded. */
const documentFont = `'Inter Document', ${fontStack}`;

/** The letterhead, the content and the foot of an A4 page. */
const pageFrame = {
  '.paper': {
    '--ink': '#111',
    '--grey': '#555',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'safe center',
    gap: '24px',
    colorScheme: 'light',
  },
  '.paper.measuring': {
    display: 'block',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 0,
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
  },
  // The page keeps its size and is drawn smaller or larger, so that no line breaks elsewhere.
  '.paper .sheet': {
    flex: 'none',
    width: 'calc(210mm * var(--scale, 1))',
    height: 'calc(297mm * var(--scale, 1))',
    overflow: 'hidden',
    background: '#fff',
    outline: '1px solid #c8c8c8',
  },
  '.paper .page': {
    boxSizing: 'border-box',
    position: 'relative',
    isolation: 'isolate',
    width: '210mm',
    height: '297mm',
    padding: '10mm 20mm',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '17mm minmax(0, 1fr) 10mm',
    background: '#fff',
    color: 'var(--ink)',
    fontFamily: documentFont,
    fontSize: '10.5pt',
    lineHeight: 1.33,
    letterSpacing: 0,
    fontKerning: 'normal',
    // The same widths of letters on screen and on paper.
    textRendering: 'geometricPrecision',
    transform: 'scale(var(--scale, 1))',
    transformOrigin: '0 0',
  },
  '.paper .letterhead': {
    display: 'flex',
    gap: '8pt',
    alignItems: 'flex-start',
    lineHeight: 1.25,
    color: 'var(--ink)',
  },
  '.paper .letterhead svg': { flex: 'none' },
  '.paper .letterhead:has(.issuer)': {
    borderBottom: '0.5pt solid var(--grey)',
    marginBottom: '5mm',
  },
  '.paper .issuer': {
    display: 'grid',
    minWidth: 0,
    flex: 1,
    maxHeight: '12mm',
    overflow: 'hidden',
  },
  '.paper .issuer strong': { fontSize: '9.5pt' },
  '.paper .issuer small, .paper .foot': { color: 'var(--grey)', fontSize: '8pt' },
  // Behind the text and above the page's own white.
  '.paper .mark': {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    display: 'grid',
    placeItems: 'center',
    color: '#ececec',
    fontSize: '96pt',
    fontWeight: 700,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    printColorAdjust: 'exact',
  },
  '.paper .mark span': { transform: 'rotate(-55deg)' },
  '.paper .content': { minHeight: 0, position: 'relative' },
  '.paper .foot': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '12pt',
    overflowWrap: 'anywhere',
  },
  '.paper .foot > :last-child': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
} as const satisfies GlobalStylesProps['styles'];

/** The blocks. Space is inside a block, so that measured heights add up. */
const blocks = {
  '.paper .block': { display: 'flow-root' },
  '.paper .block > *': { margin: 0 },
  '.paper p, .paper dl, .paper h2, .paper h3': { margin: 0 },
  '.paper .title': { textAlign: 'center', padding: '0 0 8pt' },
  '.paper h2': { fontSize: '13pt', lineHeight: 1.25, textWrap: 'balance' },
  '.paper .title p': { marginTop: '3pt' },
  '.paper h3': { fontSize: '10.5pt', padding: '8pt 0 4pt', textWrap: 'balance' },
  '.paper h3 .number': { marginRight: '8pt' },
  '.paper .block > p': { paddingBottom: '6pt' },
  '.paper .block > p.centred': { textAlign: 'center' },
  '.paper p, .paper dd': { overflowWrap: 'anywhere' },
  '.paper .clause': {
    display: 'grid',
    gridTemplateColumns: '24pt minmax(0, 1fr)',
    columnGap: '2pt',
    paddingBottom: '4pt',
  },
  '.paper .clause.level2': { paddingLeft: '26pt' },
  '.paper dl': { padding: '0 0 6pt' },
  '.paper dl > div': {
    display: 'grid',
    gridTemplateColumns: '48mm minmax(0, 1fr)',
    columnGap: '8pt',
    padding: '1pt 0',
  },
  '.paper dd': { margin: 0, paddingLeft: '7pt', textIndent: '-7pt' },
  '.paper dd::before': { content: '": "' },
  '.paper ins': { textDecoration: 'underline' },
  '.paper del': { textDecoration: 'line-through', color: 'var(--grey)' },
} as const satisfies GlobalStylesProps['styles'];

const tables = {
  '.paper table': {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: '9pt',
    lineHeight: 1.28,
  },
  '.paper .block:has(> table)': { paddingBottom: '6pt' },
  '.paper .block.continued': { paddingBottom: 0 },
  '.paper th, .paper td': {
    border: '0.5pt solid var(--grey)',
    padding: '2.5pt 4pt',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    // Lists of the console have sticky heads and other colours.
    position: 'static',
    background: 'none',
    color: 'inherit',
  },
  '.paper .number': { fontVariantNumeric: 'tabular-nums' },
  '.paper th': { background: '#eee', printColorAdjust: 'exact', fontWeight: 600 },
  '.paper tr.total td': { fontWeight: 700 },
} as const satisfies GlobalStylesProps['styles'];

const signatures = {
  // The rows of all parties have the same heights, so that names are beside each other.
  '.paper .signatures': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'repeat(6, auto)',
    columnGap: '14pt',
    padding: '10pt 0 6pt',
  },
  '.paper .party': {
    gridRow: 'span 6',
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '80mm',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  '.paper .party:only-child': { justifySelf: 'end' },
  // Room for the stamp of an organization and a signature, beside a duty stamp where there is one.
  '.paper .room': {
    minHeight: '23mm',
    display: 'grid',
    placeItems: 'center start',
  },
  '.paper .signatures:has(.stamp) .room': { minHeight: '30mm' },
  // A duty stamp is 32 mm by 24 mm; an electronic one is smaller.
  '.paper .stamp': {
    boxSizing: 'border-box',
    width: '34mm',
    height: '26mm',
    border: '0.5pt solid var(--grey)',
    display: 'grid',
    placeItems: 'center',
    fontSize: '8pt',
    color: 'var(--grey)',
  },
  '.paper .party .name': { fontWeight: 700, textDecoration: 'underline' },
  '.paper .party .small': { fontSize: '9pt' },
  '.paper .qr': {
    display: 'grid',
    gridTemplateColumns: '76pt minmax(0, 1fr)',
    gap: '10pt',
    alignItems: 'center',
    padding: '6pt 0',
    fontSize: '9pt',
  },
  '.paper .block.beside': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '14pt',
    alignItems: 'end',
  },
  '.paper .beside .party': { maxWidth: 'none' },
  '.paper .qr p': { overflowWrap: 'anywhere' },
  '.paper .qr svg': { display: 'block', width: '76pt', height: '76pt' },
} as const satisfies GlobalStylesProps['styles'];

/** Elements that are printed only as far as they hold the pages. */
const holders = 'body:has(.paper), body *:has(.paper)';

/**
 * A4 pages with margins of 20 mm, black on white in both modes. On paper nothing but them is
 * printed, also when the browser prints the page of the console.
 */
export const pageStyles: GlobalStylesProps['styles'] = {
  ...pageFrame,
  ...blocks,
  ...tables,
  ...signatures,
  '@page': { size: 'A4', margin: 0 },
  '@media print': {
    'body *:not(:has(.paper)):not(.paper):not(.paper *), .paper.measuring': {
      display: 'none !important',
    },
    [holders]: {
      display: 'block !important',
      position: 'static !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      minHeight: '0 !important',
      margin: '0 !important',
      padding: '0 !important',
      border: 'none !important',
      overflow: 'visible !important',
      background: 'none !important',
    },
    '.paper': { display: 'block' },
    '.paper .sheet': {
      width: '210mm',
      height: '297mm',
      outline: 'none',
      breakAfter: 'page',
      breakInside: 'avoid',
    },
    '.paper .sheet:last-child': { breakAfter: 'auto' },
    '.paper .page': { transform: 'none' },
  },
};

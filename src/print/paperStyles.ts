import type { GlobalStylesProps } from '@mui/material/GlobalStyles';
import { initialsText } from '#documents/signature.ts';
import { fontStack } from '#src/kit/theme/typography.ts';

/** The font of documents, before the fonts that are there until it is loaded. */
const documentFont = `'Inter Document', ${fontStack}`;

/** Space on each side of a page, and above the letterhead. */
const margin = '20mm';
const marginOfHead = '10mm';

/** The document with its letterhead, and the mark behind it. */
const sheet = {
  '.paper': {
    '--ink': '#111',
    '--grey': '#555',
    position: 'relative',
    isolation: 'isolate',
    color: 'var(--ink)',
    colorScheme: 'light',
    fontFamily: documentFont,
    fontSize: '10.5pt',
    lineHeight: 1.33,
    letterSpacing: 0,
    fontKerning: 'normal',
    // Chromium prints all pages smaller when a word is wider than they are.
    overflowWrap: 'anywhere',
  },
  '.paper .letterhead': {
    display: 'flex',
    gap: '8pt',
    alignItems: 'flex-start',
    minHeight: '12mm',
    marginBottom: '5mm',
    lineHeight: 1.25,
  },
  '.paper .letterhead svg': { flex: 'none' },
  '.paper .letterhead .logo': {
    flex: 'none',
    maxWidth: '40mm',
    height: '12mm',
    objectFit: 'contain',
  },
  '.paper .letterhead:has(.issuer)': { borderBottom: '0.5pt solid var(--grey)' },
  '.paper .issuer': { display: 'grid', minWidth: 0, flex: 1, paddingBottom: '1mm' },
  '.paper .issuer strong': { fontSize: '9.5pt' },
  '.paper .issuer small': { color: 'var(--grey)', fontSize: '8pt' },
  // Behind the text and above the white of the sheet.
  '.paper[data-mark]::before': {
    content: 'attr(data-mark)',
    top: '50%',
    left: '50%',
    transform: 'translate(-50%, -50%) rotate(-55deg)',
    zIndex: -1,
    color: '#ececec',
    fontSize: '96pt',
    fontWeight: 700,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    printColorAdjust: 'exact',
  },
} as const satisfies GlobalStylesProps['styles'];

/** The blocks, and where a page may end. */
const blocks = {
  '.paper .keep-with-next, .paper .title, .paper h3': { breakAfter: 'avoid' },
  // Firefox ignores `break-after: avoid`. There a heading reserves room for what follows it: the head of a table with
  // its first row.
  '@supports (-moz-appearance: none)': {
    '@media print': {
      '.paper h3::after': {
        content: '""',
        display: 'block',
        height: '60pt',
        marginBottom: '-60pt',
      },
    },
  },
  '.paper .qr, .paper .signatures': { breakBefore: 'avoid' },
  '.paper .new-page': { breakBefore: 'page' },
  '.paper h2, .paper h3, .paper dl, .paper dl > div, .paper tr, .paper .qr, .paper .beside, .paper .signatures':
    { breakInside: 'avoid' },
  '.paper p, .paper dl, .paper h2, .paper h3': { margin: 0 },
  '.paper .title': { textAlign: 'center', padding: '0 0 8pt' },
  '.paper h2': { fontSize: '13pt', lineHeight: 1.25, textWrap: 'balance' },
  '.paper .title p': { marginTop: '3pt' },
  '.paper h3': { fontSize: '10.5pt', padding: '8pt 0 4pt', textWrap: 'balance' },
  '.paper h3 .number': { marginRight: '8pt' },
  '.paper .block > p': { paddingBottom: '6pt' },
  '.paper .block > p.centred': { textAlign: 'center' },
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
  '.paper th, .paper td': {
    border: '0.5pt solid var(--grey)',
    padding: '2.5pt 4pt',
    verticalAlign: 'top',
    // Lists of the console have sticky heads and other colours.
    position: 'static',
    background: 'none',
    color: 'inherit',
  },
  '.paper .number': { fontVariantNumeric: 'tabular-nums' },
  '.paper th': { background: '#eee', printColorAdjust: 'exact', fontWeight: 600 },
  '.paper tr.total': { breakBefore: 'avoid' },
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
  },
  '.paper .party:only-child': { justifySelf: 'end' },
  // Room for the stamp of an organization and a signature, beside a duty stamp where there is one.
  '.paper .room': {
    minHeight: '23mm',
    display: 'grid',
    gridAutoFlow: 'column',
    placeItems: 'center start',
  },
  '.paper .signature': {
    justifySelf: 'center',
    maxWidth: '100%',
    height: '21mm',
    objectFit: 'contain',
  },
  '.paper .signatures:has(.stamp) .room': { minHeight: '42mm' },
  '.paper .stamp-label': {
    alignSelf: 'end',
    justifySelf: 'center',
    fontSize: '8pt',
    lineHeight: 1.25,
    color: 'var(--grey)',
  },
  // An electronic duty stamp with its QR code takes a square; one on paper is 32 mm by 24 mm.
  '.paper .stamp': {
    boxSizing: 'border-box',
    width: '40mm',
    height: '40mm',
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
  '.paper .qr svg': { display: 'block', width: '76pt', height: '76pt' },
  '.paper .qr.large': { gridTemplateColumns: '150pt minmax(0, 1fr)' },
  '.paper .qr.large svg': { width: '150pt', height: '150pt' },
} as const satisfies GlobalStylesProps['styles'];

/** The document on screen: a sheet as wide as the paper, as high as its content. */
const onScreen = {
  '.paper': {
    boxSizing: 'border-box',
    width: '210mm',
    minHeight: '297mm',
    padding: `${marginOfHead} ${margin} ${margin}`,
    margin: '0 auto',
    background: '#fff',
    border: '1px solid #c8c8c8',
    zoom: 'var(--scale)',
  },
  // In the middle of what would be the first page.
  '.paper[data-mark]::before': { position: 'absolute', top: '148.5mm' },
} as const satisfies GlobalStylesProps['styles'];

/** Elements that are printed only as far as they hold the document. */
const holders = 'body:has(.paper), body *:has(.paper)';

/** The document on paper, and nothing else, also when the browser prints the page of the console. */
const onPaper = {
  ':root': { colorScheme: 'light !important', background: '#fff !important' },
  'body *:not(:has(.paper)):not(.paper):not(.paper *)': { display: 'none !important' },
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
  // Browsers repeat a fixed element on each page.
  '.paper[data-mark]::before': { position: 'fixed' },
} as const satisfies GlobalStylesProps['styles'];

/** Returns a text as a string of CSS: all but letters, digits and spaces is written as its code. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, one => `\\${one.codePointAt(0)?.toString(16)} `)}"`;

/** A text in the margin below each page. */
const footText = {
  color: '#555',
  fontFamily: documentFont,
  fontSize: '8pt',
  lineHeight: 1.33,
  verticalAlign: 'bottom',
  marginBottom: marginOfHead,
};

/**
 * A4 pages with margins of 20 mm, black on white in both modes.
 * @param foot text at the foot of each page, beside its number
 * @param initials who initials each page there
 */
export const paperStyles = (
  foot: string,
  initials: readonly string[] = [],
): GlobalStylesProps['styles'] => ({
  ...sheet,
  ...blocks,
  ...tables,
  ...signatures,
  '@page': {
    size: 'A4',
    margin,
    '@bottom-left': { ...footText, content: cssString(foot) },
    ...(initials.length > 0
      ? {
          '@bottom-center': {
            ...footText,
            content: cssString(initialsText(initials)),
            whiteSpace: 'nowrap',
          },
        }
      : {}),
    '@bottom-right': {
      ...footText,
      content: '"Halaman " counter(page) " dari " counter(pages)',
      whiteSpace: 'nowrap',
    },
  },
  '@page :first': { marginTop: marginOfHead },
  '@media screen': onScreen,
  '@media print': onPaper,
});

import GlobalStyles from '@mui/material/GlobalStyles';

/** Millimetres of an A4 sheet: its margin, and the tickets in two columns and four rows. */
const sheet = { margin: 20, columns: 2, rows: 4, width: 85, height: 64 } as const;

/** Tickets of a sheet. */
export const ticketsPerSheet = sheet.columns * sheet.rows;

/** Print styles of the tickets: sheets of A4 only, without the console around them. */
export const TicketPrintStyles = () => (
  <GlobalStyles
    styles={{
      '.cut-mark': { display: 'none' },
      '@media print': {
        // The sheet has its own margin, in which the cut marks are.
        '@page': { size: 'A4', margin: '0' },
        '.no-print, .MuiDrawer-root, .MuiAppBar-root, main header': { display: 'none !important' },
        'html, body': { backgroundColor: '#fff !important', margin: 0 },
        main: { padding: '0 !important', margin: '0 !important', maxWidth: 'none !important' },
        '.ticket-sheet': {
          position: 'relative',
          boxSizing: 'border-box',
          width: '210mm',
          height: '296mm',
          padding: `${sheet.margin}mm !important`,
          margin: '0 !important',
          display: 'grid !important',
          gridTemplateColumns: `repeat(${sheet.columns}, ${sheet.width}mm) !important`,
          gridAutoRows: `${sheet.height}mm`,
          gap: '0 !important',
          border: '0 !important',
          overflow: 'hidden',
          backgroundColor: '#fff !important',
          breakInside: 'avoid',
          breakAfter: 'page',
        },
        '.ticket-sheet:last-of-type': { breakAfter: 'auto' },
        '.ticket-sheet .voucher-ticket': {
          height: `${sheet.height}mm`,
          minHeight: 0,
          border: '0.2mm dashed #999',
          borderRadius: 0,
        },
        '.ticket-sheet .cut-mark': {
          display: 'block',
          position: 'absolute',
          backgroundColor: '#000',
          printColorAdjust: 'exact',
        },
      },
    }}
  />
);

/** Millimetres of a mark, and its distance from the tickets. */
const mark = { length: 8, gap: 4, width: 0.2 } as const;

const lines = (count: number, size: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, at) => sheet.margin + at * size);

const mm = (value: number): string => `${value}mm`;

/** Marks in the margins of a printed sheet at which the tickets are cut. */
export const CutMarks = () => {
  const near = sheet.margin - mark.gap - mark.length;
  const right = sheet.margin + sheet.columns * sheet.width + mark.gap;
  const bottom = sheet.margin + sheet.rows * sheet.height + mark.gap;
  const { width, length } = mark;
  return (
    <>
      {lines(sheet.columns, sheet.width).flatMap(x =>
        [near, bottom].map(y => (
          <span
            key={`x${x}-${y}`}
            aria-hidden
            className="cut-mark"
            style={{ left: mm(x), top: mm(y), width: mm(width), height: mm(length) }}
          />
        )),
      )}
      {lines(sheet.rows, sheet.height).flatMap(y =>
        [near, right].map(x => (
          <span
            key={`y${y}-${x}`}
            aria-hidden
            className="cut-mark"
            style={{ left: mm(x), top: mm(y), width: mm(length), height: mm(width) }}
          />
        )),
      )}
    </>
  );
};

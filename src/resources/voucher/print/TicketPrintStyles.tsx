import GlobalStyles from '@mui/material/GlobalStyles';

/** Millimetres of an A4 sheet: its margin, and the tickets in two columns and four rows. */
export const sheet = { margin: 20, columns: 2, rows: 4, width: 85, height: 64 } as const;

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

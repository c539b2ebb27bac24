import GlobalStyles from '@mui/material/GlobalStyles';

/** Print styles of the dashboard: figures only, black on white, without `.no-print` elements. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        '@page': { size: 'A4', margin: '20mm' },
        '.no-print, .MuiDrawer-root, .MuiAppBar-root': { display: 'none !important' },
        'html, body, main, main *': {
          color: '#000 !important',
          borderColor: '#000 !important',
          boxShadow: 'none !important',
        },
        'html, body, main, main .MuiCard-root': { backgroundColor: '#fff !important' },
        'main .MuiCard-root': { border: '1px solid' },
        main: { padding: '0 !important', maxWidth: 'none !important' },
      },
    }}
  />
);

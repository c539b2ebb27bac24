import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useParams } from 'react-router-dom';
import { lembarCalls, type PaperSheet } from '#contract/domains/lembar/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { sheetsPath } from '../paths.ts';
import { SheetPage, pagesOf } from './SheetPage.tsx';

/** The pages of the sheet in the URL, as they are printed. */
export const SheetPrint = () => {
  const id = useParams()['id'] ?? '';
  const query = useCall('vaksinasi', lembarCalls.get, { params: { id } }, { isSnapshot: true });
  return <Loaded {...query}>{sheet => <Pages sheet={sheet} />}</Loaded>;
};

const Pages = ({ sheet }: { sheet: PaperSheet }) => {
  const t = useMessages();
  const pages = pagesOf(sheet);
  return (
    <>
      <PrintStyles />
      <PageHeader
        title={t('resources.lembar.page.print')}
        description={t('resources.lembar.print.lead', {
          day: formatDate(sheet.tanggal),
          people: formatNumber(sheet.baris.length),
          pages: formatNumber(pages),
        })}
        moreActions={[{ label: t('resources.lembar.name'), to: sheetsPath }]}
        action={
          <Button
            variant="contained"
            startIcon={<PrintOutlinedIcon />}
            onClick={() => window.print()}
          >
            {t('common.action.print')}
          </Button>
        }
      />
      <Alert severity="info" className="no-print" sx={{ maxWidth: 820, mb: 2 }}>
        {t('resources.lembar.print.hint')}
      </Alert>
      {sheet.batch.length === 0 ? (
        <Alert severity="warning" className="no-print" sx={{ maxWidth: 820, mb: 2 }}>
          {t('resources.lembar.print.no_batch')}
        </Alert>
      ) : null}
      {Array.from({ length: pages }, (_, at) => (
        <Box key={at} className="paper-sheet-page" sx={pageStyle}>
          <SheetPage sheet={sheet} halaman={at + 1} />
        </Box>
      ))}
    </>
  );
};

const pageStyle = {
  maxWidth: 1120,
  mb: 3,
  border: 1,
  borderColor: 'divider',
  bgcolor: '#FFFFFF',
  '& svg': { display: 'block', width: '100%', height: 'auto' },
  // Pages that are not on the screen are not drawn.
  '@media screen': { contentVisibility: 'auto', containIntrinsicSize: 'auto 790px' },
};

/** Prints the pages alone, each on a sheet of A4 in its own size. */
const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        '@page': { size: 'A4 landscape', margin: '0' },
        '.no-print, .MuiDrawer-root, .MuiAppBar-root, main header': { display: 'none !important' },
        'html, body': { backgroundColor: '#fff !important', margin: 0 },
        main: { padding: '0 !important', margin: '0 !important', maxWidth: 'none !important' },
        '.paper-sheet-page': {
          width: '297mm',
          // A little less than a page, so that rounding adds no empty one.
          height: '209.5mm',
          maxWidth: 'none !important',
          margin: '0 !important',
          border: '0 !important',
          overflow: 'hidden',
          breakAfter: 'page',
          printColorAdjust: 'exact',
        },
        '.paper-sheet-page svg': { width: '297mm !important', height: '210mm !important' },
        '.paper-sheet-page:last-of-type': { breakAfter: 'auto' },
      },
    }}
  />
);

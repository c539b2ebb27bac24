import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fakturCalls } from '#contract/domains/faktur/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { FileRows } from './FileRows.tsx';

/** Files that are shown at first, and with each press of the button. */
const step = 25;

/** The files for Coretax, the latest first. */
export const FakturFiles = () => {
  const t = useMessages();
  const [pageSize, setPageSize] = useState(step);
  const { data, ...query } = useCall(
    'faktur',
    fakturCalls.files,
    { query: { pageSize } },
    { keepsPrevious: true },
  );
  return (
    <>
      <PageHeader
        title={t('resources.faktur.page.files')}
        description={t('resources.faktur.file.lead')}
      />
      <Box sx={{ maxWidth: 860 }}>
        <FileRows
          query={{ ...query, data: data?.data } as Parameters<typeof FileRows>[0]['query']}
          footer={
            data && data.data.length < data.totalRecords ? (
              <Button variant="outlined" onClick={() => setPageSize(pageSize + step)}>
                {t('resources.faktur.file.more')}
              </Button>
            ) : null
          }
        />
      </Box>
    </>
  );
};

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fakturCalls, fakturFormats } from '#contract/domains/faktur/calls.ts';
import type { FakturFile } from '#contract/domains/faktur/record.ts';
import { fillPath } from '#contract/core/path.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { monthNames } from '../../order/list/months.ts';

interface FileRowsProps {
  query: UseQueryResult<FakturFile[]>;
  footer?: ReactNode;
}

/** The files for Coretax with a button for each form of them. */
export const FileRows = ({ query, footer }: FileRowsProps) => {
  const t = useMessages();
  const { call } = useApi();
  const download = useServerDownload();
  const [started, setStarted] = useState('');
  const start = (id: number, bentuk: (typeof fakturFormats)[number]): void => {
    setStarted(`${id} ${bentuk}`);
    void download.start(async () => {
      const { tiket } = await call(fakturCalls.ticket, { params: { id }, body: { bentuk } });
      return `${fillPath(fakturCalls[bentuk].path, { id })}?tiket=${encodeURIComponent(tiket)}`;
    });
  };
  return (
    <>
      <RelatedList query={query} empty={t('resources.faktur.file.none')} footer={footer}>
        {({ id, masa, jumlah, createdAt, createdBy }) => (
          <ListRow
            end={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {fakturFormats.map(bentuk => (
                  <Button
                    key={bentuk}
                    size="small"
                    variant="outlined"
                    startIcon={<DownloadIcon />}
                    loading={download.isStarting && started === `${id} ${bentuk}`}
                    loadingPosition="start"
                    disabled={download.isStarting || jumlah === 0}
                    aria-label={t(`resources.faktur.file.download_${bentuk}`, { number: id })}
                    onClick={() => start(id, bentuk)}
                  >
                    {t(`resources.faktur.file.${bentuk}`)}
                  </Button>
                ))}
              </Box>
            }
          >
            <strong>
              {t('resources.faktur.file.name', {
                number: id,
                period: monthNames[masa] ?? masa,
                smart_count: jumlah,
              })}
            </strong>
            <Detail>{[formatDateTime(createdAt), createdBy].filter(Boolean).join(' · ')}</Detail>
          </ListRow>
        )}
      </RelatedList>
      <DownloadDialogs download={download} />
    </>
  );
};

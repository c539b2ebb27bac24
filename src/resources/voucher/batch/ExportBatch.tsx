import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { spreadsheet } from '../voucher/definition.ts';

/** Downloads the vouchers of a batch as a spreadsheet. */
export const ExportBatch = ({ record: { id } }: { record: VoucherTransaction }) => {
  const t = useMessages();
  const { call } = useApi();
  const download = useServerDownload();
  const filter = { VoucherTransactionId: id };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box>{t('resources.voucherTransaction.export.text')}</Box>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlinedIcon />}
        loading={download.isStarting}
        onClick={() => void download.start(() => spreadsheet.requestPath(filter, call))}
      >
        {t('resources.voucherTransaction.export.button')}
      </Button>
      <DownloadDialogs download={download} />
    </Box>
  );
};

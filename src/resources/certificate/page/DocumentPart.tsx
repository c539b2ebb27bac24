import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePdfDownload } from '#src/kit/documents/usePdfDownload.ts';

/** Downloads the filed PDF of a proof. */
export const DocumentPart = ({ record: { id, nomor } }: { record: Certificate }) => {
  const t = useMessages();
  const download = usePdfDownload(certificateCalls, id);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box>{t('resources.certificate.document.text')}</Box>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={download.isLoading}
        loadingPosition="start"
        onClick={() => void download.start(`${t('resources.certificate.name')} ${nomor}`)}
      >
        {t('resources.certificate.document.download')}
      </Button>
    </Box>
  );
};

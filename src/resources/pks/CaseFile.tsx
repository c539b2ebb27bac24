import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fillPath } from '#contract/core/path.ts';
import { caseFileCalls } from '#contract/domains/case-file.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Downloads all that belongs to an agreement as one signed file, for a dispute. */
export function CaseFile({ record: { id } }: { record: Pks }) {
  const t = useMessages();
  const { call } = useApi();
  const download = useServerDownload();
  const start = () =>
    void download.start(async () => {
      const { tiket } = await call(caseFileCalls.ticket, { params: { id }, body: {} });
      const path = fillPath(caseFileCalls.download.path, { id });
      return `${path}?tiket=${encodeURIComponent(tiket)}`;
    });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {t('resources.pks.caseFile.text')}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={download.isStarting}
        loadingPosition="start"
        onClick={start}
      >
        {t('resources.pks.caseFile.download')}
      </Button>
      <DownloadDialogs download={download} />
    </Box>
  );
}

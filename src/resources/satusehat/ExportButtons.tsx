import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import { exportedStates, type SatusehatReport } from '#contract/domains/satusehat/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { useQueryClient } from '@tanstack/react-query';

interface ExportButtonsProps {
  report: SatusehatReport;
  range: { readonly dari: string; readonly sampai: string };
}

/** Downloads what is ready, and says afterwards that it was sent. */
export const ExportButtons = ({ report, range }: ExportButtonsProps) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const download = useServerDownload();
  const [isAsking, setIsAsking] = useState(false);
  const { faskes, hitungan } = report;
  /** The digest of the file that was downloaded here; without one, of the report. */
  const [downloaded, setDownloaded] = useState<string>();
  const sidik = downloaded ?? report.sidik;
  const count = exportedStates.reduce((sum, state) => sum + hitungan[state], 0);
  const start = (): void => {
    void download.start(async () => {
      const kueri = { idFaskes: faskes.id, ...range, sidik: report.sidik };
      try {
        const { tiket } = await call(satusehatCalls.bundleTicket, { body: { kueri } });
        setDownloaded(report.sidik);
        return `${satusehatCalls.bundle.path}?tiket=${encodeURIComponent(tiket)}`;
      } catch (error) {
        // The report is out of date, which the message says.
        void invalidateResource(client, 'satusehat');
        throw error;
      }
    });
  };
  return (
    <>
      {count > 0 ? (
        <>
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            loading={download.isStarting}
            loadingPosition="start"
            onClick={start}
          >
            {t('resources.satusehat.export.button', { smart_count: count })}
          </Button>
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            {t('resources.satusehat.sent.button')}
          </Button>
        </>
      ) : null}
      <DownloadDialogs download={download} />
      {isAsking ? (
        <CommandDialog
          title={t('resources.satusehat.sent.title')}
          lead={t('resources.satusehat.sent.lead', {
            smart_count: count,
            file: sidik.slice(0, 8),
          })}
          confirmLabel={t('resources.satusehat.sent.confirm')}
          maxWidth="xs"
          run={() =>
            call(satusehatCalls.markSent, { body: { idFaskes: faskes.id, ...range, sidik } })
          }
          invalidates={['satusehat']}
          success={({ jumlah }) => t('resources.satusehat.sent.done', { smart_count: jumlah })}
          onSuccess={() => {
            setDownloaded(undefined);
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
};

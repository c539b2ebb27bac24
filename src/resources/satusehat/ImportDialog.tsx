import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import { numbersSheetRule, type NumbersResult } from '#contract/domains/satusehat/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { TranslatedFileField } from '#src/kit/file/TranslatedFileField.tsx';
import { UploadProgress } from '#src/kit/file/UploadProgress.tsx';
import { useUpload } from '#src/kit/file/useUpload.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface ImportDialogProps {
  idFaskes: number;
  range: { readonly dari: string; readonly sampai: string };
  onClose: () => void;
}

/** The template of the shown days out, and filled back in. */
export const ImportDialog = ({ idFaskes, range, onClose }: ImportDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const upload = useUpload();
  const download = useServerDownload();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<NumbersResult>();
  const command = useCommand({
    run: (fileNomor: File) =>
      upload.run(options =>
        call(satusehatCalls.importNumbers, { body: { idFaskes, fileNomor } }, options),
      ),
    invalidates: ['satusehat', 'peserta'],
    onSuccess: setResult,
  });
  const getTemplate = (): void => {
    void download.start(async () => {
      const { tiket } = await call(satusehatCalls.templateTicket, {
        body: { kueri: { idFaskes, ...range } },
      });
      return `${satusehatCalls.template.path}?tiket=${encodeURIComponent(tiket)}`;
    });
  };
  return (
    <ConfirmDialog
      title={t('resources.satusehat.import.title')}
      confirmLabel={file && !result ? t('resources.satusehat.import.send') : undefined}
      cancelLabel={t('common.action.close')}
      maxWidth="sm"
      command={command}
      onConfirm={() => (file ? command.run(file) : undefined)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>{t('resources.satusehat.import.lead')}</Box>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={download.isStarting}
          loadingPosition="start"
          onClick={getTemplate}
          sx={{ justifySelf: 'start' }}
        >
          {t('resources.satusehat.import.template')}
        </Button>
        <TranslatedFileField
          label={t('resources.satusehat.fields.fileNomor')}
          rule={numbersSheetRule}
          file={file}
          onChange={chosen => {
            command.clearErrors();
            setResult(undefined);
            setFile(chosen);
          }}
          error={command.errors['fileNomor']}
          isBusy={command.isRunning}
        />
        <UploadProgress upload={upload} />
        {result ? <ImportResult result={result} /> : null}
      </Box>
      <DownloadDialogs download={download} />
    </ConfirmDialog>
  );
};

const ImportResult = ({
  result: { jumlahBaris, diperbarui, tetap, ditolak },
}: {
  result: NumbersResult;
}) => {
  const t = useMessages();
  return (
    <Alert severity={ditolak.length > 0 ? 'warning' : 'success'} role="status">
      {t('resources.satusehat.import.result', {
        smart_count: jumlahBaris,
        changed: diperbarui,
        same: tetap,
      })}
      {ditolak.length > 0 ? (
        <>
          <Box sx={{ mt: 1 }}>
            {t('resources.satusehat.import.rejected', { smart_count: ditolak.length })}
          </Box>
          <Box
            component="ul"
            sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}
            tabIndex={0}
          >
            {ditolak.map(({ baris: number, pesan }) => (
              <li key={number}>
                {t('resources.satusehat.import.row', { number, message: pesan })}
              </li>
            ))}
          </Box>
        </>
      ) : null}
    </Alert>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { bulkEditCalls, type BulkEdit } from '#contract/domains/bulk-edit/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { bulkEditList, changedResources } from '../paths.ts';

/** How often the progress is read, in ms. */
const pollMs = 1_000;

interface BulkProgressProps {
  /** The change as it was started. */
  started: BulkEdit;
  /** Called once, when the change is done. */
  onDone: (edit: BulkEdit) => void;
  onClose: () => void;
}

/** A change that runs in the background. Closing the dialog does not stop it. */
export const BulkProgress = ({ started, onDone, onClose }: BulkProgressProps) => {
  const t = useMessages();
  const client = useQueryClient();
  const { data: edit = started } = useCall(
    'bulkEdit',
    bulkEditCalls.get,
    { params: { id: started.id } },
    { pollInterval: answer => (answer && answer.status !== 'BERJALAN' ? false : pollMs) },
  );
  const isDone = edit.status === 'SELESAI';
  useEffect(() => {
    if (!isDone) return;
    for (const resource of changedResources) void invalidateResource(client, resource);
    onDone(edit);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is done
  }, [isDone]);
  const text = t('resources.bulkEdit.progress.text', { done: edit.selesai, total: edit.jumlah });
  return (
    <DialogFrame
      title={t('resources.bulkEdit.progress.title')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button component={Link} to={bulkEditList} color="inherit" variant="outlined">
            {t('resources.bulkEdit.progress.history')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('resources.bulkEdit.progress.close')}
          </Button>
        </>
      }
    >
      {edit.status === 'GAGAL' || edit.terputus ? (
        <Alert severity="error">{t('resources.bulkEdit.progress.failed')}</Alert>
      ) : (
        <>
          <Typography role="status" sx={{ mb: 1 }}>
            {text}
          </Typography>
          <LinearProgress
            variant="determinate"
            aria-label={text}
            value={(edit.selesai / edit.jumlah) * 100}
          />
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {t('resources.bulkEdit.progress.background')}
          </Typography>
        </>
      )}
    </DialogFrame>
  );
};

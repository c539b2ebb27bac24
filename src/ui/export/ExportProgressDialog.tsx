import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '../command/DialogFrame.tsx';
import type { ExportProgress } from './useExport.ts';

interface ExportProgressDialogProps {
  progress: ExportProgress;
  onStop: () => void;
}

/** Progress of an export, with a cancel button. */
export const ExportProgressDialog = ({ progress, onStop }: ExportProgressDialogProps) => {
  const t = useMessages();
  const { done, total, isWriting } = progress;
  const label = isWriting ? t('list.export.writing') : t('list.export.running', { done, total });
  return (
    <DialogFrame
      title={t('list.export.title', { smart_count: total })}
      maxWidth="xs"
      actions={
        <Button variant="outlined" color="inherit" onClick={onStop}>
          {t('list.export.cancel')}
        </Button>
      }
    >
      <Typography sx={{ mb: 1 }}>{label}</Typography>
      <LinearProgress
        aria-label={label}
        {...(isWriting || total === 0
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: (done / total) * 100 })}
      />
    </DialogFrame>
  );
};

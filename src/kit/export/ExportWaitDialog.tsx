import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '../command/DialogFrame.tsx';

interface ExportWaitDialogProps {
  /** Position in the queue, from 1. */
  position: number;
  onStop: () => void;
}

/** Says how many downloads are before this one, with a cancel button. */
export const ExportWaitDialog = ({ position, onStop }: ExportWaitDialogProps) => {
  const t = useMessages();
  const label =
    position === 1
      ? t('list.export.waiting.next')
      : t('list.export.waiting.ahead', { smart_count: position - 1 });
  return (
    <DialogFrame
      title={t('list.export.waiting.title')}
      maxWidth="xs"
      actions={
        <Button variant="outlined" color="inherit" onClick={onStop}>
          {t('common.action.cancel')}
        </Button>
      }
    >
      <Typography aria-live="polite" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <LinearProgress aria-label={label} />
    </DialogFrame>
  );
};

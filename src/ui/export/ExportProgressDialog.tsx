import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ExportProgress } from './useExport.ts';

interface ExportProgressDialogProps {
  progress: ExportProgress;
  onStop: () => void;
}

/** Progress of an export, with a cancel button. */
export const ExportProgressDialog = ({ progress, onStop }: ExportProgressDialogProps) => {
  const t = useMessages();
  const titleId = useId();
  const { done, total, isWriting: writing } = progress;
  const label = writing ? t('list.export.writing') : t('list.export.running', { done, total });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('list.export.title', { smart_count: total })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{label}</Typography>
        <LinearProgress
          aria-label={label}
          {...(writing || total === 0
            ? { variant: 'indeterminate' as const }
            : { variant: 'determinate' as const, value: (done / total) * 100 })}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onStop}>
          {t('list.export.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

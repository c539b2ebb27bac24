import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '../command/DialogFrame.tsx';

/** Progress of an export, in rows. */
export interface ExportProgress {
  readonly done: number;
  /** 0 for a file without rows. */
  readonly total: number;
  /** All rows are fetched and the file is being written. */
  readonly isWriting: boolean;
}

interface ExportProgressDialogProps {
  progress: ExportProgress;
  onStop: () => void;
  /** Closes the dialog while the export goes on; undefined when it cannot. */
  onHide?: (() => void) | undefined;
}

/** Progress of an export, with a cancel button. */
export const ExportProgressDialog = ({ progress, onStop, onHide }: ExportProgressDialogProps) => {
  const t = useMessages();
  const { done, total, isWriting } = progress;
  const label = isWriting ? t('list.export.writing') : t('list.export.running', { done, total });
  return (
    <DialogFrame
      title={total === 0 ? t('list.export.label') : t('list.export.title', { smart_count: total })}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onStop}>
            {t('list.export.cancel')}
          </Button>
          {onHide ? (
            <Button variant="contained" onClick={onHide}>
              {t('list.export.hide')}
            </Button>
          ) : null}
        </>
      }
    >
      <Typography sx={{ mb: 1 }}>{label}</Typography>
      <LinearProgress
        aria-label={label}
        {...(isWriting || total === 0
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: (done / total) * 100 })}
      />
      {onHide ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('list.export.hide_hint')}
        </Typography>
      ) : null}
    </DialogFrame>
  );
};

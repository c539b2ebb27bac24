import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** Label of the confirm button. */
  confirmLabel: string;
  isDestructive?: boolean;
  run: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirmation dialog: runs `run` on confirm, then closes; an error stays visible in it. */
export const ConfirmDialog = ({
  title,
  text,
  confirmLabel,
  isDestructive,
  run,
  onClose,
}: ConfirmDialogProps) => {
  const t = useMessages();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const submit = async () => {
    setBusy(true);
    setErrorText(undefined);
    try {
      await run();
      onClose();
    } catch (error) {
      setErrorText(error instanceof Error ? error.message : t('form.errors.system'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
        {errorText === undefined ? null : (
          <Alert severity="error" sx={{ mt: 2 }}>
            {errorText}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          loading={busy}
          onClick={() => void submit()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useWords } from '#src/i18n/useWords.ts';

interface AskDialogProps {
  title: string;
  text: string;
  /** Label of the confirm button. */
  confirm: string;
  harm?: boolean;
  run: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirmation dialog: runs `run` on confirm, then closes; an error stays visible in it. */
export const AskDialog = ({ title, text, confirm, harm, run, onClose }: AskDialogProps) => {
  const say = useWords();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const go = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await run();
      onClose();
    } catch (error) {
      setFault(error instanceof Error ? error.message : say('form.errors.system'));
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
        {fault === undefined ? null : (
          <Alert severity="error" sx={{ mt: 2 }}>
            {fault}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          {say('common.act.cancel')}
        </Button>
        <Button
          variant="contained"
          color={harm ? 'error' : 'primary'}
          loading={busy}
          onClick={() => void go()}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

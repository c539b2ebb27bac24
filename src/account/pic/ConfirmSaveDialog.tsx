import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { pic as words } from '#src/i18n/id/pic.ts';

interface ConfirmSaveDialogProps {
  open: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before saving. */
export function ConfirmSaveDialog({ open, onSave, onCancel }: ConfirmSaveDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} role="alertdialog" maxWidth="xs" aria-labelledby={id} onClose={onCancel}>
      <DialogTitle id={id}>{words.question}</DialogTitle>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="contained" autoFocus onClick={onSave}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

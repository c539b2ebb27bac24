import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface AlertBoxProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  /** Whether Escape confirms as well. */
  escapable?: boolean;
}

/** Alert dialog with a single confirm button. */
export function AlertBox({
  open,
  title,
  text,
  confirm,
  onConfirm,
  escapable = false,
}: AlertBoxProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={(_, reason) => {
        if (escapable && reason === 'escapeKeyDown') onConfirm();
      }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import { DialogFrame } from '#src/ui/command/DialogFrame.tsx';

interface AlertDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Whether Escape confirms as well. */
  closeOnEscape?: boolean;
}

/** Alert dialog with a single confirm button. */
export function AlertDialog({
  open,
  title,
  text,
  confirmLabel,
  onConfirm,
  closeOnEscape = false,
}: AlertDialogProps) {
  return (
    <DialogFrame
      open={open}
      title={title}
      description={text}
      role="alertdialog"
      maxWidth="xs"
      onClose={(_, reason) => {
        if (closeOnEscape && reason === 'escapeKeyDown') onConfirm();
      }}
      actions={
        <Button variant="contained" autoFocus onClick={onConfirm}>
          {confirmLabel}
        </Button>
      }
    />
  );
}

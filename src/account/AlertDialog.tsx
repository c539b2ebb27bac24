import Button from '@mui/material/Button';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';

interface AlertDialogProps {
  open: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Adds a cancel button; Escape and a click outside then cancel as well. */
  cancel?: { readonly label: string; readonly onClick: () => void; readonly hasFocus?: boolean };
  /** Disables the buttons. */
  isRunning?: boolean;
  /** Whether Escape confirms as well. */
  closeOnEscape?: boolean;
}

/** Alert dialog with a confirm button and possibly a cancel button. */
export const AlertDialog = ({
  open,
  title,
  text,
  confirmLabel,
  onConfirm,
  cancel,
  isRunning = false,
  closeOnEscape = false,
}: AlertDialogProps) => (
  <DialogFrame
    open={open}
    title={title}
    description={text}
    role="alertdialog"
    maxWidth="xs"
    onClose={(_, reason) => {
      if (cancel) cancel.onClick();
      else if (closeOnEscape && reason === 'escapeKeyDown') onConfirm();
    }}
    actions={
      <>
        {cancel ? (
          <Button
            variant="outlined"
            color={cancel.hasFocus ? 'primary' : 'inherit'}
            disabled={isRunning}
            autoFocus={cancel.hasFocus}
            onClick={cancel.onClick}
          >
            {cancel.label}
          </Button>
        ) : null}
        <Button
          variant="contained"
          disabled={isRunning}
          autoFocus={!cancel?.hasFocus}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </>
    }
  />
);

import Button from '@mui/material/Button';
import { pic as words } from '#src/i18n/id/pic.ts';
import { DialogFrame } from '#src/ui/command/DialogFrame.tsx';

interface ConfirmSaveDialogProps {
  open: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before saving. */
export const ConfirmSaveDialog = ({ open, onSave, onCancel }: ConfirmSaveDialogProps) => (
  <DialogFrame
    open={open}
    title={words.question}
    role="alertdialog"
    maxWidth="xs"
    onClose={onCancel}
    actions={
      <>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="contained" autoFocus onClick={onSave}>
          {words.save}
        </Button>
      </>
    }
  />
);

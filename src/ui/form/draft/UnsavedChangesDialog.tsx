import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';

interface UnsavedChangesDialogProps {
  /** Whether the user stays on the same page and only switches record or day. */
  isSamePage?: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Confirms discarding unsaved changes. */
export const UnsavedChangesDialog = ({
  isSamePage = false,
  onLeave,
  onStay,
}: UnsavedChangesDialogProps) => {
  const t = useMessages();
  const titleId = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{t('form.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('form.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onLeave}>
          {t(isSamePage ? 'form.leave.discard' : 'form.leave.confirm')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('form.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

import Button from '@mui/material/Button';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '../../command/DialogFrame.tsx';

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
  return (
    <DialogFrame
      title={t('form.leave.title')}
      description={t('form.leave.text')}
      maxWidth="xs"
      onClose={onStay}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onLeave}>
            {t(isSamePage ? 'form.leave.discard' : 'form.leave.confirm')}
          </Button>
          <Button variant="contained" autoFocus onClick={onStay}>
            {t('form.leave.stay')}
          </Button>
        </>
      }
    />
  );
};

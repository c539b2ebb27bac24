import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useSignOut } from '#src/account/useSignOut.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirms signing out. */
export const LogoutDialog = ({ open, onClose }: LogoutDialogProps) => {
  const t = useMessages();
  const id = useId();
  const signOut = useSignOut();
  const [isSigningOut, setIsSigningOut] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} role="alertdialog" maxWidth="xs">
      <DialogTitle id={id}>{t('app.logout.question')}</DialogTitle>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isSigningOut} autoFocus>
          {t('app.logout.no')}
        </Button>
        <Button
          variant="contained"
          disabled={isSigningOut}
          onClick={() => {
            setIsSigningOut(true);
            void signOut();
          }}
        >
          {t('app.logout.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

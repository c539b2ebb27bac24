import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSignOut } from '#src/account/useSignOut.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/ui/command/DialogFrame.tsx';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirms signing out. */
export const LogoutDialog = ({ open, onClose }: LogoutDialogProps) => {
  const t = useMessages();
  const signOut = useSignOut();
  const [isSigningOut, setIsSigningOut] = useState(false);
  return (
    <DialogFrame
      open={open}
      title={t('app.logout.question')}
      role="alertdialog"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
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
        </>
      }
    />
  );
};

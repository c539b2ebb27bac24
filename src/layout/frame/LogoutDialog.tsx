import { useState } from 'react';
import { AlertDialog } from '#src/account/AlertDialog.tsx';
import { useSignOut } from '#src/account/useSignOut.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

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
    <AlertDialog
      open={open}
      title={t('app.logout.question')}
      confirmLabel={t('app.logout.yes')}
      isRunning={isSigningOut}
      cancel={{ label: t('app.logout.no'), onClick: onClose, hasFocus: true }}
      onConfirm={() => {
        setIsSigningOut(true);
        void signOut();
      }}
    />
  );
};

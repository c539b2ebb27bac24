import { useState } from 'react';
import { AlertDialog } from '#src/account/AlertDialog.tsx';
import { useSignOut } from '#src/account/useSignOut.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useIsOfflineUsed } from '#src/providers/offline/notedChanges.ts';

interface SignOutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirms signing out. */
export const SignOutDialog = ({ open, onClose }: SignOutDialogProps) => {
  const t = useMessages();
  const signOut = useSignOut();
  const isOfflineUsed = useIsOfflineUsed();
  const [isSigningOut, setIsSigningOut] = useState(false);
  return (
    <AlertDialog
      open={open}
      title={t('app.sign_out.question')}
      text={isOfflineUsed ? t('app.sign_out.unsent') : undefined}
      confirmLabel={t('app.sign_out.yes')}
      isRunning={isSigningOut}
      cancel={{ label: t('app.sign_out.no'), onClick: onClose, hasFocus: true }}
      onConfirm={() => {
        setIsSigningOut(true);
        void signOut();
      }}
    />
  );
};

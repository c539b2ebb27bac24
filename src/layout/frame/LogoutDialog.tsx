import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useSignOut } from '#src/account/useSignOut.ts';
import { useWords } from '#src/i18n/useWords.ts';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirms signing out. */
export const LogoutDialog = ({ open, onClose }: LogoutDialogProps) => {
  const say = useWords();
  const id = useId();
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} role="alertdialog" maxWidth="xs">
      <DialogTitle id={id}>{say('app.logout.question')}</DialogTitle>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={leaving} autoFocus>
          {say('app.logout.no')}
        </Button>
        <Button
          variant="contained"
          disabled={leaving}
          onClick={() => {
            setLeaving(true);
            void signOut();
          }}
        >
          {say('app.logout.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

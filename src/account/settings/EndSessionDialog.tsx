import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';

interface EndSessionDialogProps {
  question: string;
  confirmLabel: string;
  onEnd: () => Promise<void>;
  onClose: () => void;
}

/** Asks before one or more sessions are ended. */
export const EndSessionDialog = ({
  question,
  confirmLabel,
  onEnd,
  onClose,
}: EndSessionDialogProps) => {
  const t = useMessages();
  const id = useId();
  const [isEnding, setIsEnding] = useState(false);
  return (
    <Dialog open onClose={isEnding ? undefined : onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('accountSettings.sessions.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={isEnding}>
          {t('common.action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isEnding}
          onClick={() => {
            setIsEnding(true);
            void onEnd();
          }}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

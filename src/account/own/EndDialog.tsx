import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useWords } from '#src/i18n/useWords.ts';

interface EndDialogProps {
  question: string;
  verb: string;
  onEnd: () => Promise<void>;
  onClose: () => void;
}

/** Asks before one or more sessions are ended. */
export const EndDialog = ({ question, verb, onEnd, onClose }: EndDialogProps) => {
  const say = useWords();
  const id = useId();
  const [ending, setEnding] = useState(false);
  return (
    <Dialog open onClose={ending ? undefined : onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('own.sessions.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={ending}>
          {say('common.act.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={ending}
          onClick={() => {
            setEnding(true);
            void onEnd();
          }}
        >
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

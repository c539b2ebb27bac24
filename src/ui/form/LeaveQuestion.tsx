import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useWords } from '#src/i18n/useWords.ts';

interface LeaveQuestionProps {
  /** Whether the user stays on the same page and only switches record or day. */
  within?: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Confirms discarding unsaved changes. */
export const LeaveQuestion = ({ within = false, onLeave, onStay }: LeaveQuestionProps) => {
  const say = useWords();
  const titleId = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{say('form.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('form.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onLeave}>
          {say(within ? 'form.leave.discard' : 'form.leave.confirm')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {say('form.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

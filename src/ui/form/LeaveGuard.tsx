import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, type RefObject } from 'react';
import { useCanBlock } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { readSession } from '#src/providers/session.ts';

interface LeaveGuardProps {
  /** Whether something would be lost. */
  dirty: boolean;
  /** Set once leaving is meant: after saving, after deleting. */
  done: RefObject<boolean>;
}

/** Asks before what was typed is lost: on the way to another page, and out of the portal. */
export const LeaveGuard = (props: LeaveGuardProps) => {
  const { dirty, done } = props;
  const canBlock = useCanBlock();
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!done.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, done]);
  return canBlock ? <LeaveDialog {...props} /> : null;
};

const LeaveDialog = ({ dirty, done }: LeaveGuardProps) => {
  const say = useWords();
  const titleId = useId();
  const { expiry } = useApi();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname;
    // A session that has ended takes its own way, and keeps what was typed by itself.
    const mayAsk = !expiry.ended() && readSession() !== null;
    return dirty && leaves && mayAsk && !done.current;
  });
  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset();
  return (
    <Dialog open onClose={stay} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{say('form.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('form.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={() => blocker.proceed()}>
          {say('form.leave.confirm')}
        </Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {say('form.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

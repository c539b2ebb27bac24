import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { userCalls, type AccountWithPassword } from '#contract/user.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { renew } from '#src/providers/data/renew.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { FirstPassword } from './FirstPassword.tsx';

/** Shows whether an account still has its first password, and resets it to a new one. */
export const PasswordReset = () => {
  const say = useWords();
  const id = useId();
  const { call } = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const { record, readOnly } = useFormFacts();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState<AccountWithPassword>();
  // The surrounding form keeps the account as opened, so the new expiry is held here.
  const [newUntil, setNewUntil] = useState<string>();
  if (!record) return null;

  const reset = async (): Promise<void> => {
    setSending(true);
    try {
      const answer = await call(userCalls.resetPassword, { params: { id: record.id } });
      setTold(answer);
      setNewUntil(answer.berlakuSampai);
      setAsking(false);
      await renew(client, 'user');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status !== 401) notify(error.message, { type: 'error' });
    } finally {
      setSending(false);
    }
  };

  const until = newUntil ?? record['kataSandiAwalSampai'];
  const isOver = typeof until === 'string' && new Date(until) <= new Date();
  if (readOnly && typeof until !== 'string') return null;
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {say('resources.user.section.password')}
      </Typography>
      {typeof until === 'string' ? (
        <Typography sx={{ mb: 1, maxWidth: 640 }}>
          {say(isOver ? 'resources.user.reset.expired' : 'resources.user.reset.pending', {
            when: formatDateTime(until),
          })}
        </Typography>
      ) : null}
      {readOnly ? null : (
        <>
          <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: 640 }}>
            {say('resources.user.reset.text')}
          </Typography>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {say('resources.user.reset.label')}
          </Button>
        </>
      )}
      <Dialog
        open={asking}
        onClose={sending ? undefined : () => setAsking(false)}
        aria-labelledby={id}
        fullWidth
      >
        <DialogTitle id={id}>
          {say('resources.user.reset.question', { name: String(record['fullName']) })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{say('resources.user.reset.text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={() => setAsking(false)}>
            {say('common.act.cancel')}
          </Button>
          <Button variant="contained" loading={sending} onClick={() => void reset()}>
            {say('resources.user.reset.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
      {told ? <FirstPassword saved={told} onClose={() => setTold(undefined)} /> : null}
    </>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { dosisCalls, type Dosis } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { touch } from './layout.ts';
import { useDeed } from './useDeed.ts';

export interface VisitDialogProps {
  dose: Dosis;
  /** Whose visit it is. */
  name: string;
  onClose: () => void;
}

/** Asks why a visit is taken back, and takes it back. */
export const CancelDialog = ({ dose, name, onClose }: VisitDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const notify = useNotify();
  const id = useId();
  const { busy, errors, setErrors, run } = useDeed();
  const [reason, setReason] = useState('');
  const cancel = async (): Promise<void> => {
    if (reason.trim() === '') {
      setErrors({ alasan: say('form.required') });
      return;
    }
    const input = {
      params: { id: dose.id },
      body: { alasan: reason, version: dose.version },
    };
    if (!(await run(() => call(dosisCalls.cancel, input)))) return;
    notify('resources.dosis.cancel.done', { type: 'success', messageArgs: { name } });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {say('resources.dosis.cancel.question', { name, number: dose.dosisKe })}
      </DialogTitle>
      <DialogContent>
        {errors['_'] ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {errors['_']}
          </Alert>
        ) : null}
        <DialogContentText sx={{ mb: 2 }}>{say('resources.dosis.cancel.text')}</DialogContentText>
        <TextField
          autoFocus
          label={say('resources.dosis.cancel.reason')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          error={errors['alasan'] !== undefined}
          helperText={errors['alasan']}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose} sx={touch}>
          {say('common.act.back')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void cancel()} sx={touch}>
          {say('resources.dosis.cancel.label')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

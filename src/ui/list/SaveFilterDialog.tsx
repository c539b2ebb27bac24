import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { mayBeIdentity } from './identity.ts';

interface SaveFilterDialogProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a saved filter. */
export const SaveFilterDialog = ({ onSave, onClose }: SaveFilterDialogProps) => {
  const say = useWords();
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          const wanted = name.trim();
          if (wanted === '') setError(say('form.required'));
          else if (mayBeIdentity(wanted)) setError(say('list.saved.no_identity'));
          else onSave(wanted);
        }}
      >
        <DialogTitle id={`${id}-title`}>{say('list.saved.title')}</DialogTitle>
        <DialogContent>
          <TextField
            id={id}
            autoFocus
            label={say('list.saved.name')}
            value={name}
            error={error !== undefined}
            helperText={error}
            onChange={event => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {say('common.act.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {say('common.act.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

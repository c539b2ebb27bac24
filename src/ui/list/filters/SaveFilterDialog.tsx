import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { mayBeIdentityNumber } from './identityNumber.ts';

interface SaveFilterDialogProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a saved filter. */
export const SaveFilterDialog = ({ onSave, onClose }: SaveFilterDialogProps) => {
  const t = useMessages();
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          const trimmedName = name.trim();
          if (trimmedName === '') setError(t('form.required'));
          else if (mayBeIdentityNumber(trimmedName)) setError(t('list.saved.no_identity'));
          else onSave(trimmedName);
        }}
      >
        <DialogTitle id={`${id}-title`}>{t('list.saved.title')}</DialogTitle>
        <DialogContent>
          <TextField
            id={id}
            autoFocus
            label={t('list.saved.name')}
            value={name}
            error={error !== undefined}
            helperText={error}
            onChange={event => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('common.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

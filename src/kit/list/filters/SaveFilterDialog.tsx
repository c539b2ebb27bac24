import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '../../command/ConfirmDialog.tsx';
import { mayBeIdentityNumber } from './identityNumber.ts';
import { maxNameLength } from './useSavedFilters.ts';

interface SaveFilterDialogProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a saved filter. */
const SaveFilterDialog = ({ onSave, onClose }: SaveFilterDialogProps) => {
  const t = useMessages();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const trimmedName = name.trim();
    if (trimmedName === '') setError(t('form.required'));
    else if (mayBeIdentityNumber(trimmedName)) setError(t('list.saved.no_identity'));
    else onSave(trimmedName);
  };
  return (
    <ConfirmDialog
      title={t('list.saved.title')}
      confirmLabel={t('common.action.save')}
      maxWidth="xs"
      onConfirm={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('list.saved.name')}
        value={name}
        error={error !== undefined}
        helperText={error}
        onChange={event => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: maxNameLength, autoComplete: 'off' } }}
      />
    </ConfirmDialog>
  );
};

export default SaveFilterDialog;

import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from './CommandDialog.tsx';
import { useCommand } from './useCommand.ts';

interface ReasonDialogProps {
  title: string;
  /** Explains the effect. */
  text: string;
  /** Label of the reason field. */
  reasonLabel: string;
  label: string;
  /** Makes the call and notifies the user. */
  onSubmit: (alasan: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that asks for a reason before a record is cancelled or withdrawn. */
export const ReasonDialog = ({ onSubmit, onClose, ...texts }: ReasonDialogProps) => {
  const t = useMessages();
  const command = useCommand();
  const [reason, setReason] = useState('');
  const submit = async (): Promise<void> => {
    if (reason.trim() === '') {
      command.setErrors({ alasan: t('form.required') });
      return;
    }
    if (await command.run(() => onSubmit(reason))) onClose();
  };
  return (
    <CommandDialog
      title={texts.title}
      label={texts.label}
      command={command}
      isDirty={reason.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{texts.text}</DialogContentText>
      <TextField
        autoFocus
        label={texts.reasonLabel}
        value={reason}
        onChange={event => setReason(event.target.value)}
        error={command.errors['alasan'] !== undefined}
        helperText={command.errors['alasan']}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </CommandDialog>
  );
};

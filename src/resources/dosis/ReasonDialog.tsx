import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { DeedDialog } from './DeedDialog.tsx';
import { useDeed } from './useDeed.ts';

interface ReasonDialogProps {
  title: string;
  /** Explains the effect. */
  text: string;
  /** Label of the reason field. */
  reason: string;
  label: string;
  /** Makes the call and notifies the user. */
  send: (alasan: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that asks for a reason before a record is cancelled or withdrawn. */
export const ReasonDialog = ({ send, onClose, ...words }: ReasonDialogProps) => {
  const say = useWords();
  const deed = useDeed();
  const [reason, setReason] = useState('');
  const takeBack = async (): Promise<void> => {
    if (reason.trim() === '') {
      deed.setErrors({ alasan: say('form.required') });
      return;
    }
    if (await deed.run(() => send(reason))) onClose();
  };
  return (
    <DeedDialog
      title={words.title}
      label={words.label}
      deed={deed}
      dirty={reason.trim() !== ''}
      onDo={takeBack}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{words.text}</DialogContentText>
      <TextField
        autoFocus
        label={words.reason}
        value={reason}
        onChange={event => setReason(event.target.value)}
        error={deed.errors['alasan'] !== undefined}
        helperText={deed.errors['alasan']}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </DeedDialog>
  );
};

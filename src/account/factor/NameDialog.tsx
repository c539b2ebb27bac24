import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AccountField } from '#src/account/AccountField.tsx';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { factor as words } from '#texts/factor.ts';
import { useTask } from './useTask.ts';

interface NameDialogProps {
  title: string;
  submitLabel: string;
  initialName?: string;
  /** Does the work with the name. */
  run: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a passkey, before it is made or when it changes. */
export function NameDialog({
  title,
  submitLabel,
  initialName = '',
  run,
  onClose,
}: NameDialogProps) {
  const [name, setName] = useState(initialName);
  const [isMissing, setIsMissing] = useState(false);
  const task = useTask();
  return (
    <DialogFrame
      title={title}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault();
        const entered = name.trim();
        setIsMissing(entered === '');
        if (entered !== '') void task.run(() => run(entered));
      }}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={task.isRunning}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Box sx={{ pt: 1 }}>
        <AccountField
          label={words.passkey.name}
          value={name}
          onChange={setName}
          error={isMissing ? words.required : (task.error ?? undefined)}
          help={words.passkey.name_help}
          autoComplete="off"
          htmlInput={{ maxLength: 60, autoFocus: true }}
        />
      </Box>
    </DialogFrame>
  );
}

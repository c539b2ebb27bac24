import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { usulanPerubahanCalls } from '#contract/domains/usulan-perubahan.ts';
import type { CallInput } from '#contract/core/endpoint.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError, type ProposedCall } from '#src/providers/api/http.ts';
import { proposal as words } from '#texts/proposal.ts';
import { changeQuestion } from './changeQuestion.ts';

type Body = CallInput<typeof usulanPerubahanCalls.create>['body'];

const minLength = 3;
const maxLength = 500;

/** Asks why a change is proposed, and sends it to those who may decide on it. */
export function ProposeChangeDialog({ change }: { change: ProposedCall }) {
  const { call } = useApi();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const isTooShort = reason.trim().length < minLength;

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    // React bubbles events of a portal to its parent form, which must not be submitted.
    event.stopPropagation();
    if (isSending) return;
    if (isTooShort) {
      setError(words.reason_missing);
      return;
    }
    setIsSending(true);
    try {
      const body = { ...change, alasan: reason } as Body;
      await call(usulanPerubahanCalls.create, { body });
      changeQuestion.settle(true);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(Object.values(failure.body.errors ?? {})[0] ?? failure.message);
      setIsSending(false);
    }
  };

  return (
    <DialogFrame
      title={words.title}
      description={words.text}
      maxWidth="xs"
      onClose={isSending ? undefined : () => changeQuestion.settle(false)}
      onSubmit={event => void submit(event)}
      actions={
        <>
          <Button
            variant="outlined"
            color="inherit"
            disabled={isSending}
            onClick={() => changeQuestion.settle(false)}
          >
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {words.submit}
          </Button>
        </>
      }
    >
      {error === undefined ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error}
        </Alert>
      )}
      <TextField
        label={words.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength } }}
        error={error !== undefined && isTooShort}
        required
        autoFocus
        fullWidth
        multiline
        minRows={2}
      />
    </DialogFrame>
  );
}

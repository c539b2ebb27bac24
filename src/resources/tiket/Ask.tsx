import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface AskProps {
  label: string;
  help: string;
  act: string;
  /** Initial text. */
  start?: string;
  error: string | undefined;
  busy: boolean;
  onAsk: (text: string) => void;
}

/** A text field with a submit button; the text is local state until submitted. */
export const Ask = ({ label, help, act, start = '', error, busy, onAsk }: AskProps) => {
  const [text, setText] = useState(start);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        onAsk(text.trim());
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}
    >
      <TextField
        label={label}
        value={text}
        onChange={event => setText(event.target.value)}
        error={error !== undefined}
        helperText={error ?? help}
        sx={{ flex: '1 1 280px' }}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100, spellCheck: false } }}
      />
      <Button type="submit" variant="outlined" loading={busy}>
        {act}
      </Button>
    </Box>
  );
};

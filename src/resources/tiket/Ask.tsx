import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface AskProps {
  label: string;
  help: string;
  act: string;
  /** What stands there at first. */
  start?: string;
  error: string | undefined;
  busy: boolean;
  onAsk: (text: string) => void;
}

/** One line to be asked by, and the button for it; Enter asks too. What is typed stays here. */
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface SearchFormProps {
  label: string;
  help: string;
  buttonLabel: string;
  /** Initial text. */
  initialText?: string;
  error: string | undefined;
  isBusy: boolean;
  onSearch: (text: string) => void;
}

/** A text field with a submit button; the text is local state until submitted. */
export const SearchForm = ({
  label,
  help,
  buttonLabel,
  initialText = '',
  error,
  isBusy,
  onSearch,
}: SearchFormProps) => {
  const [text, setText] = useState(initialText);
  const [sent, setSent] = useState(initialText);
  // The error is about the text that was sent.
  const shownError = text === sent ? error : undefined;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        setSent(text);
        onSearch(text.trim());
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}
    >
      <TextField
        label={label}
        value={text}
        onChange={event => setText(event.target.value)}
        error={shownError !== undefined}
        helperText={shownError ?? help}
        sx={{ flex: '1 1 280px' }}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100, spellCheck: false } }}
      />
      <Button type="submit" variant="outlined" loading={isBusy}>
        {buttonLabel}
      </Button>
    </Box>
  );
};

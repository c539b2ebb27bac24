import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchTargetFields } from '../styles.ts';

interface QueueSearchFieldProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Called on Enter; opens the only match. */
  onEnter: () => void;
  /** Called on ArrowDown; goes to the first row. */
  onLeaveDown: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Searches the peserta of the facility; the text never enters the URL, as it may hold a NIK. */
export const QueueSearchField = ({
  text,
  onTextChange,
  onEnter,
  onLeaveDown,
  inputRef,
}: QueueSearchFieldProps) => {
  const t = useMessages();
  const label = t('resources.vaksinasi.search.label');
  return (
    <TextField
      type="search"
      hiddenLabel
      fullWidth
      placeholder={label}
      value={text}
      onChange={event => onTextChange(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') onEnter();
        if (event.key === 'Escape') onTextChange('');
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          onLeaveDown();
        }
      }}
      inputRef={inputRef}
      sx={{ ...touchTargetFields, mb: 1.5 }}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          maxLength: 100,
          autoComplete: 'off',
          enterKeyHint: 'search',
          'aria-keyshortcuts': 'Alt+C',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

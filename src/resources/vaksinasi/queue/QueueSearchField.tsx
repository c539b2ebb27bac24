import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchTargetFields } from '../styles.ts';

interface QueueSearchFieldProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Called on Enter; selects the only match. */
  onEnter: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Searches the peserta of the facility; the text never enters the URL, as it may hold a NIK. */
export const QueueSearchField = ({
  text,
  onTextChange,
  onEnter,
  inputRef,
}: QueueSearchFieldProps) => {
  const t = useMessages();
  return (
    <TextField
      type="search"
      label={t('resources.vaksinasi.search.label')}
      helperText={t('resources.vaksinasi.search.help')}
      value={text}
      onChange={event => onTextChange(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') onEnter();
        if (event.key === 'Escape') onTextChange('');
      }}
      inputRef={inputRef}
      sx={touchTargetFields}
      slotProps={{
        htmlInput: { maxLength: 100, autoComplete: 'off', 'aria-keyshortcuts': 'Alt+C' },
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

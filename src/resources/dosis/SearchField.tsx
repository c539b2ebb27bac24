import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { touchFields } from './layout.ts';

interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  /** Called on Enter; selects the only match. */
  onEnter: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Searches the peserta of the facility; the text never enters the URL, as it may hold a NIK. */
export const SearchField = ({ text, onType, onEnter, inputRef }: SearchFieldProps) => {
  const say = useWords();
  return (
    <TextField
      type="search"
      label={say('resources.dosis.search.label')}
      helperText={say('resources.dosis.search.help')}
      value={text}
      onChange={event => onType(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') onEnter();
        if (event.key === 'Escape') onType('');
      }}
      inputRef={inputRef}
      sx={touchFields}
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

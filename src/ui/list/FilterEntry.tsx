import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import type { Kind } from '../resource/kind.ts';
import type { EditorProps } from './FilterEditor.tsx';

const keyboards: Partial<Record<Kind, { type?: string; inputMode?: 'numeric' | 'tel' | 'email' }>> =
  {
    date: { type: 'date' },
    instant: { type: 'date' },
    number: { inputMode: 'numeric' },
    money: { inputMode: 'numeric' },
    identity: { inputMode: 'numeric' },
    phone: { inputMode: 'tel' },
    email: { inputMode: 'email' },
  };

/** Popover that sets a filter to a typed value. */
export const FilterEntry = ({ filter, anchor, value, onSet, onClose }: EditorProps) => {
  const say = useWords();
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const { type, inputMode } = keyboards[filter.kind] ?? {};
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate(filter.label) } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          onSet(text.trim() || undefined);
        }}
        sx={{ p: 2, width: 280, display: 'grid', gap: 1.5 }}
      >
        <TextField
          id={id}
          autoFocus
          type={type}
          label={translate(filter.label)}
          helperText={filter.secret ? say('list.filter.secret') : undefined}
          value={text}
          onChange={event => setText(event.target.value)}
          slotProps={{ htmlInput: { inputMode, maxLength: 100, autoComplete: 'off' } }}
        />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
          {say('list.filter.apply')}
        </Button>
      </Box>
    </Popover>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FieldKind } from '../../resource/schemaField.ts';
import type { FilterInputProps } from './FilterEditor.tsx';

const inputAttributes: Partial<
  Record<FieldKind, { type?: string; inputMode?: 'numeric' | 'tel' | 'email' }>
> = {
  date: { type: 'date' },
  instant: { type: 'date' },
  number: { inputMode: 'numeric' },
  money: { inputMode: 'numeric' },
  identity: { inputMode: 'numeric' },
  phone: { inputMode: 'tel' },
  email: { inputMode: 'email' },
};

/** Popover that sets a filter to a typed value. */
export const FilterTextPopover = ({ filter, anchor, value, onSet, onClose }: FilterInputProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const { type, inputMode } = inputAttributes[filter.kind] ?? {};
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
          helperText={filter.isSecret ? t('list.filter.secret') : undefined}
          value={text}
          onChange={event => setText(event.target.value)}
          slotProps={{ htmlInput: { inputMode, maxLength: 100, autoComplete: 'off' } }}
        />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
          {t('list.filter.apply')}
        </Button>
      </Box>
    </Popover>
  );
};

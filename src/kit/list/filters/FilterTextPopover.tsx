import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '../../date/DateField.tsx';
import { isIsoDate } from '../../date/typedDate.ts';
import type { FieldKind } from '../../resource/schemaField.ts';
import type { FilterInputProps } from './FilterEditor.tsx';

const inputModes: Partial<Record<FieldKind, 'numeric' | 'tel' | 'email'>> = {
  number: 'numeric',
  money: 'numeric',
  identity: 'numeric',
  phone: 'tel',
  email: 'email',
};

/** Popover that sets a filter to a typed value. */
const FilterTextPopover = ({ filter, anchor, value, onSet, onClose }: FilterInputProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const [isRefused, setIsRefused] = useState(false);
  const isDate = filter.kind === 'date' || filter.kind === 'instant';
  const field = { id, autoFocus: true, label: translate(filter.label), value: text };
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
          if (!isDate || text === '' || isIsoDate(text)) onSet(text.trim() || undefined);
          else setIsRefused(true);
        }}
        sx={{ p: 2, width: 280, display: 'grid', gap: 1.5 }}
      >
        {isDate ? (
          <DateField
            {...field}
            error={isRefused}
            onChange={typed => {
              setText(typed);
              setIsRefused(false);
            }}
          />
        ) : (
          <TextField
            {...field}
            helperText={filter.isSecret ? t('list.filter.secret') : undefined}
            onChange={event => setText(event.target.value)}
            slotProps={{
              htmlInput: {
                inputMode: inputModes[filter.kind],
                maxLength: 100,
                autoComplete: 'off',
              },
            }}
          />
        )}
        <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
          {t('list.filter.apply')}
        </Button>
      </Box>
    </Popover>
  );
};

export default FilterTextPopover;

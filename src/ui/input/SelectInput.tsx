import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { textOf } from '../fields/text.ts';
import type { Field } from '../resource/field.ts';
import { useField } from './useField.ts';

/** Form input for a field with a short list of options. */
export const SelectInput = ({ field }: { field: Field }) => {
  const say = useWords();
  const translate = useTranslate();
  const session = useSignedIn();
  const { help, error, ...input } = useField(field);
  const value = typeof input.value === 'string' ? input.value : '';
  const offered = field.spec.choices?.(session) ?? field.options ?? [];
  // The current value stays listed even when it may no longer be selected.
  const options = value === '' || offered.includes(value) ? offered : [...offered, value];
  return (
    <TextField
      {...input}
      select
      value={value}
      error={error}
      helperText={help}
      slotProps={{
        select: {
          displayEmpty: true,
          SelectDisplayProps: { 'aria-required': field.required },
        },
      }}
    >
      <MenuItem value="" disabled={field.required}>
        {field.required ? say('form.pick') : say('form.none')}
      </MenuItem>
      {options.map(option => (
        <MenuItem key={option} value={option}>
          {textOf(field, option, translate)}
        </MenuItem>
      ))}
    </TextField>
  );
};

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { formatValue } from '../fields/formatValue.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { useFieldInput } from './useFieldInput.ts';

/** Form input for a field with a short list of options. */
export const SelectInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const translate = useTranslate();
  const session = useRequiredSession();
  const { help, error, ...input } = useFieldInput(field);
  const value = typeof input.value === 'string' ? input.value : '';
  const selectable = field.spec.selectableOptions?.(session) ?? field.options ?? [];
  // The current value stays listed even when it may no longer be selected.
  const options = value === '' || selectable.includes(value) ? selectable : [...selectable, value];
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
        {field.required ? t('form.choose') : t('form.empty')}
      </MenuItem>
      {options.map(option => (
        <MenuItem key={option} value={option}>
          {formatValue(field, option, translate)}
        </MenuItem>
      ))}
    </TextField>
  );
};

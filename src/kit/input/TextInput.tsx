import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { unitLabel } from '../fields/formatValue.ts';
import { formatNumber, parseInteger } from '../format/number.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import type { FieldKind } from '../resource/schemaField.ts';
import { textareaSlots } from './textareaSlots.ts';
import { useFieldInput } from './useFieldInput.ts';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete'
>;

/**
 * Mobile keyboard and browser autofill; autofill is off because the form holds other people's data.
 */
const inputAttributes: Partial<Record<FieldKind, InputAttributes>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  money: { inputMode: 'numeric' },
  identity: { inputMode: 'numeric' },
};

/** Share of `maxLength` above which the remaining characters are shown. */
const countdownThreshold = 0.75;

interface TextInputProps {
  field: ResourceField;
  /** Value of the form while nothing is typed, such as a stored number that is masked. */
  emptyValue?: string;
}

/** Form input for text, multiline text, numbers and money. */
export const TextInput = ({ field, emptyValue }: TextInputProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const { help, error, ...input } = useFieldInput(field);
  const { type, ...attributes } = inputAttributes[field.kind] ?? {};
  const text = typeof input.value === 'string' && input.value !== emptyValue ? input.value : '';
  const { maxLength } = field;
  const left =
    maxLength !== undefined && text.length > maxLength * countdownThreshold
      ? t(text.length > maxLength ? 'form.characters_over' : 'form.characters_left', {
          smart_count: Math.abs(maxLength - text.length),
        })
      : undefined;
  const unit = unitLabel(field, translate);
  const handleBlur = (): void => {
    const amount = field.kind === 'money' ? parseInteger(text) : null;
    if (amount !== null) input.onChange(formatNumber(amount));
    input.onBlur();
  };
  const isMultiline = field.kind === 'multiline';
  const htmlInput = { autoComplete: 'off', 'aria-required': field.required, ...attributes };
  return (
    <TextField
      {...input}
      onChange={event => input.onChange(event.target.value || (emptyValue ?? ''))}
      onBlur={handleBlur}
      value={text}
      placeholder={emptyValue}
      type={type}
      error={error}
      helperText={[help, left].filter(Boolean).join(' · ') || undefined}
      multiline={isMultiline}
      slotProps={
        isMultiline
          ? textareaSlots(3, htmlInput)
          : {
              htmlInput,
              input: {
                ...(field.kind === 'money'
                  ? { startAdornment: <InputAdornment position="start">Rp</InputAdornment> }
                  : {}),
                ...(unit
                  ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> }
                  : {}),
              },
            }
      }
    />
  );
};

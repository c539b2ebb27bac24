import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import { unitOf } from '../fields/text.ts';
import { formatNumber, parseWhole } from '../format/number.ts';
import type { Field } from '../resource/field.ts';
import type { Kind } from '../resource/kind.ts';
import { useField } from './useField.ts';

type Html = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;

/**
 * Mobile keyboard and browser autofill; autofill is off because the form holds other people's data.
 */
const html: Partial<Record<Kind, Html>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  money: { inputMode: 'numeric' },
  identity: { inputMode: 'numeric' },
  date: { type: 'date' },
};

/** Share of `maxLength` above which the remaining characters are shown. */
const nearlyFull = 0.75;

/** Form input for text, multiline text, numbers, money and dates. */
export const TextInput = ({ field }: { field: Field }) => {
  const say = useWords();
  const translate = useTranslate();
  const { help, error, ...input } = useField(field);
  const { type, ...attributes } = html[field.kind] ?? {};
  const text = typeof input.value === 'string' ? input.value : '';
  const { maxLength } = field;
  const left =
    maxLength !== undefined && text.length > maxLength * nearlyFull
      ? say(text.length > maxLength ? 'form.characters_over' : 'form.characters_left', {
          smart_count: Math.abs(maxLength - text.length),
        })
      : undefined;
  const unit = unitOf(field, translate);
  const leave = (): void => {
    const sum = field.kind === 'money' ? parseWhole(text) : null;
    if (sum !== null) input.onChange(formatNumber(sum));
    input.onBlur();
  };
  return (
    <TextField
      {...input}
      onBlur={leave}
      value={text}
      type={type}
      error={error}
      helperText={[help, left].filter(Boolean).join(' · ') || undefined}
      multiline={field.kind === 'multiline'}
      minRows={field.kind === 'multiline' ? 3 : undefined}
      slotProps={{
        htmlInput: { autoComplete: 'off', 'aria-required': field.required, ...attributes },
        input: {
          ...(field.kind === 'money'
            ? { startAdornment: <InputAdornment position="start">Rp</InputAdornment> }
            : {}),
          ...(unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {}),
        },
      }}
    />
  );
};

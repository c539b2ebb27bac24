import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { isTime, parseTime } from './typedTime.ts';

interface TimeFieldProps extends Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'error' | 'helperText' | 'inputRef' | 'onBlur' | 'sx'
> {
  /** 'HH:MM', or the typed text while it is no time. */
  value: string;
  /** Receives 'HH:MM', or the typed text while it is no time. */
  onChange: (value: string) => void;
  required?: boolean;
}

/** Time field with the 24-hour clock in every browser, HH:MM; '8', '8.30' and '0830' are read too. */
export const TimeField = ({
  value,
  onChange,
  onBlur,
  error = false,
  helperText,
  required,
  ...props
}: TimeFieldProps) => {
  const t = useMessages();
  /** The text as typed, until the field is left; it is reformatted only then. */
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const isTyping = typed?.value === value;
  const isWrong = value !== '' && !isTime(value) && (error || !isTyping);
  return (
    <TextField
      {...props}
      value={isTyping ? typed.text : value}
      onChange={({ target: { value: text } }) => {
        const next = parseTime(text) ?? text.trim();
        setTyped({ text, value: next });
        onChange(next);
      }}
      onBlur={event => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      error={error || isWrong}
      helperText={isWrong ? t('form.time.invalid') : helperText}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          inputMode: 'numeric',
          placeholder: t('form.time.placeholder'),
          maxLength: 5,
          'aria-required': required,
        },
      }}
    />
  );
};

import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Suspense, useId, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { formatTypedDate, isIsoDate, parseTypedDate } from './typedDate.ts';

// The calendar and its date library are loaded when a calendar is opened for the first time.
const CalendarPopover = lazyDialog(() => import('./CalendarPopover.tsx'));

interface DateFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'error' | 'helperText' | 'inputRef' | 'autoFocus' | 'onBlur' | 'sx'
> {
  id?: string;
  /** 'yyyy-mm-dd', or the typed text while it is no date. */
  value: string;
  /** Receives 'yyyy-mm-dd', or the typed text while it is no date. */
  onChange: (value: string) => void;
  required?: boolean;
  /** Whether the calendar does not offer a day ('yyyy-mm-dd'). */
  isDisabled?: (day: string) => boolean;
  /** Whether Tab reaches the calendar's button; Alt+ArrowDown opens the calendar anyway. */
  hasCalendarTabStop?: boolean;
}

/**
 * Date field with the same format in every browser, DD-MM-YYYY; the date is typed or chosen from a
 * calendar.
 */
export const DateField = ({
  id: givenId,
  value,
  onChange,
  onBlur,
  error = false,
  helperText,
  required,
  isDisabled,
  hasCalendarTabStop = true,
  ...props
}: DateFieldProps) => {
  const t = useMessages();
  const generatedId = useId();
  const id = givenId ?? generatedId;
  /** The text as typed, until the field is left; it is reformatted only then. */
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isTyping = typed?.value === value;
  const isWrong = value !== '' && !isIsoDate(value) && (error || !isTyping);
  return (
    <>
      <TextField
        {...props}
        id={id}
        value={isTyping ? typed.text : formatTypedDate(value)}
        onChange={({ target: { value: text } }) => {
          const next = parseTypedDate(text) ?? text.trim();
          setTyped({ text, value: next });
          onChange(next);
        }}
        onBlur={event => {
          setTyped(undefined);
          onBlur?.(event);
        }}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
        error={error || isWrong}
        helperText={isWrong ? t('form.date.invalid') : helperText}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            inputMode: 'numeric',
            placeholder: t('form.date.placeholder'),
            maxLength: 10,
            'aria-required': required,
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  tabIndex={hasCalendarTabStop ? undefined : -1}
                  aria-label={t('form.date.choose')}
                  aria-describedby={`${id}-label`}
                  aria-haspopup="dialog"
                  onClick={event => setAnchor(event.currentTarget)}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {anchor ? (
        <Suspense fallback={null}>
          <CalendarPopover
            anchor={anchor}
            value={isIsoDate(value) ? value : null}
            isDisabled={isDisabled}
            onChoose={chosen => {
              setAnchor(null);
              onChange(chosen);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

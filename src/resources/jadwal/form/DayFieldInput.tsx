import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { DayHoursField, Weekday } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { parseTime } from '#src/kit/date/typedTime.ts';
import { useZonedLabel } from '#src/kit/date/ZoneContext.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { wideLayout } from '../week/layout.ts';
import { dayFormField } from './weekValues.ts';

/** The DOM id of a field's error message. */
export const errorId = (source: string): string => `fault-${source}`;

interface DayFieldInputProps {
  dayField: Exclude<DayHoursField, 'aktif'>;
  hari: Weekday;
  /** Whether the text was left although it is no time. */
  isWrongTime?: boolean;
  /** Receives true when the text changes, false when the input is left. */
  onTyping?: (isTyping: boolean) => void;
}

/**
 * Input of one time or of the capacity of a day. Times are normalised on blur. A native time input
 * is avoided because it shows a.m. and p.m. in some browser languages.
 */
export const DayFieldInput = ({
  dayField,
  hari,
  isWrongTime = false,
  onTyping,
}: DayFieldInputProps) => {
  const t = useMessages();
  const zoned = useZonedLabel();
  const label = t(`resources.jadwal.input.${dayField}`);
  const field = dayFormField(dayField, hari);
  const { id, name, inputRef, value, onChange, onBlur, error: isInvalid } = useFieldInput(field);
  const error = isInvalid || isWrongTime;
  const text = typeof value === 'string' ? value : '';
  const isTime = dayField !== 'kapasitas';
  const handleBlur = () => {
    const time = isTime ? parseTime(text) : null;
    if (time !== null && time !== text) onChange(time);
    onBlur();
    onTyping?.(false);
  };
  return (
    <TextField
      id={id}
      name={name}
      inputRef={inputRef}
      label={dayField === 'buka' || dayField === 'tutup' ? zoned(label) : label}
      value={text}
      onChange={event => {
        onTyping?.(true);
        onChange(event);
      }}
      onBlur={handleBlur}
      error={error}
      sx={{ minWidth: 0, [wideLayout]: { '& .MuiInputLabel-root': visuallyHidden } }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-required': dayField !== 'istirahatMulai' && dayField !== 'istirahatSelesai',
          'aria-describedby': error ? errorId(field.source) : undefined,
        },
        input: isTime
          ? {}
          : {
              endAdornment: (
                <InputAdornment position="end">{t('resources.jadwal.input.people')}</InputAdornment>
              ),
            },
      }}
    />
  );
};

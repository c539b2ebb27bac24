import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { DayField, Weekday } from '#contract/jadwal/week.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { useField } from '#src/ui/input/useField.ts';
import { wide } from './layout.ts';
import { parseTime } from './time.ts';
import { fieldOf } from './values.ts';

/** The DOM id of a field's error message. */
export const faultId = (source: string): string => `fault-${source}`;

interface PartInputProps {
  part: Exclude<DayField, 'aktif'>;
  hari: Weekday;
}

/**
 * Input of one time or of the capacity of a day. Times are normalised on blur. A native time input
 * is avoided because it shows a.m. and p.m. in some browser languages.
 */
export const PartInput = ({ part, hari }: PartInputProps) => {
  const say = useWords();
  const field = fieldOf(part, hari);
  const { id, name, inputRef, value, onChange, onBlur, error } = useField(field);
  const text = typeof value === 'string' ? value : '';
  const isTime = part !== 'kapasitas';
  const leave = () => {
    const time = isTime ? parseTime(text) : null;
    if (time !== null && time !== text) onChange(time);
    onBlur();
  };
  return (
    <TextField
      id={id}
      name={name}
      inputRef={inputRef}
      label={say(`resources.jadwal.input.${part}`)}
      value={text}
      onChange={onChange}
      onBlur={leave}
      error={error}
      sx={{ minWidth: 0, [wide]: { '& .MuiInputLabel-root': visuallyHidden } }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-required': part !== 'istirahatMulai' && part !== 'istirahatSelesai',
          'aria-describedby': error ? faultId(field.source) : undefined,
        },
        input: isTime
          ? {}
          : {
              endAdornment: (
                <InputAdornment position="end">
                  {say('resources.jadwal.input.people')}
                </InputAdornment>
              ),
            },
      }}
    />
  );
};

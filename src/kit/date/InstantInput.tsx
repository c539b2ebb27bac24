import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatTime, jakartaDay } from '../format/date.ts';
import { useFieldInput } from '../input/useFieldInput.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { DateField } from './DateField.tsx';
import { TimeField } from './TimeField.tsx';

/** Returns the form value of an instant: its day and time in Jakarta, joined by 'T'. */
export const toLocalText = (instant: Date): string =>
  `${jakartaDay(instant)}T${formatTime(instant)}`;

/** Returns the instant of a day and time in Jakarta; undefined when one is missing or wrong. */
export function toInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return undefined;
  const at = new Date(`${value}:00+07:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Form input for a day and a time in Jakarta. */
export const InstantInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { id, value, onChange, onBlur, inputRef, help, error } = useFieldInput(field);
  const [day = '', time = ''] = typeof value === 'string' ? value.split('T') : [];
  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <DateField
          id={id}
          inputRef={inputRef}
          label={t('form.date.label')}
          value={day}
          onChange={next => onChange(`${next}T${time}`)}
          onBlur={onBlur}
          error={error}
          required
        />
        <TimeField
          label={t('form.time.label')}
          value={time}
          onChange={next => onChange(`${day}T${next}`)}
          onBlur={onBlur}
          error={error}
          required
        />
      </Box>
      {help ? <FormHelperText error={error}>{help}</FormHelperText> : null}
    </Box>
  );
};

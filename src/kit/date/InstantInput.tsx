import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { localDateTime, toInstant as instantOf } from '#contract/core/values/zone.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { accountZone } from '#src/providers/session.ts';
import { useFieldInput } from '../input/useFieldInput.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { DateField } from './DateField.tsx';
import { TimeField } from './TimeField.tsx';

/** Returns the form value of an instant: its day and time in the zone of the account, joined by 'T'. */
export const toLocalText = (instant: Date): string =>
  localDateTime(instant, accountZone()).slice(0, 16);

/** Returns the instant of such a value; undefined when its day or its time is missing or wrong. */
export function toInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return undefined;
  const [day = '', time = ''] = value.split('T');
  const at = instantOf({ day, time }, accountZone());
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Form input for a day and a time in the zone of the account. */
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
          label={t('form.time.zoned', { label: t('form.time.label'), zone: accountZone() })}
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

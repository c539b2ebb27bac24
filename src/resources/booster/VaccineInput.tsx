import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  findKnownVaccine,
  knownVaccines,
  maxVaccineName,
  otherVaccine,
  otherVaccineName,
} from '#contract/core/values/vaccine.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

/** Option for a vaccine that is not in the list. */
const other = 'LAINNYA';

/** Select of the known vaccines; another one is named in a second field. */
export const VaccineInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { help, error, onChange, ...input } = useFieldInput(field);
  const value = typeof input.value === 'string' ? input.value : '';
  // An older value may be a text that is not in the list.
  const known = otherVaccineName(value) === null ? findKnownVaccine(value) : null;
  const isOther = value !== '' && known === null;
  const writeName = (name: string): void => onChange(otherVaccine(name));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        {...input}
        select
        value={isOther ? other : (known ?? '')}
        onChange={({ target: { value: chosen } }) =>
          onChange(chosen === other ? otherVaccine('') : chosen)
        }
        error={error && !isOther}
        helperText={isOther ? undefined : help}
        slotProps={{
          select: { displayEmpty: true, SelectDisplayProps: { 'aria-required': field.required } },
        }}
      >
        <MenuItem value="" disabled={field.required}>
          {field.required ? t('form.choose') : t('form.empty')}
        </MenuItem>
        {knownVaccines.map(({ name, maker }) => (
          <MenuItem key={name} value={name}>
            {t('resources.booster.vaccine.known', { name, maker })}
          </MenuItem>
        ))}
        <MenuItem value={other}>{t('resources.booster.vaccine.other')}</MenuItem>
      </TextField>
      {isOther ? (
        <TextField
          label={t('resources.booster.vaccine.name', { label: input.label })}
          value={otherVaccineName(value) ?? value}
          onChange={event => writeName(event.target.value)}
          onBlur={event => {
            writeName(event.target.value);
            input.onBlur();
          }}
          error={error}
          helperText={error ? help : undefined}
          slotProps={{ htmlInput: { maxLength: maxVaccineName, autoComplete: 'off' } }}
        />
      ) : null}
    </Box>
  );
};

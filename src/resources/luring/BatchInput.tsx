import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { VaccineChoices } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

interface BatchInputProps {
  field: ResourceField;
  /** Undefined while loading. */
  choices: VaccineChoices | undefined;
}

/** Select of the batches that the facility may use for the person. */
export const BatchInput = ({ field, choices }: BatchInputProps) => {
  const t = useMessages();
  const { help, error, ...input } = useFieldInput(field);
  return (
    <TextField
      {...input}
      select
      value={typeof input.value === 'string' ? input.value : ''}
      error={error}
      helperText={help}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('form.empty')}</MenuItem>
      {(choices?.batch ?? []).map(({ id, namaProduk, nomor }) => (
        <MenuItem key={id} value={String(id)}>
          {`${namaProduk} · ${nomor}`}
        </MenuItem>
      ))}
    </TextField>
  );
};

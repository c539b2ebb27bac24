import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Chiller } from '#contract/domains/stock/chiller.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

interface ChillerSelectProps {
  chillers: readonly Chiller[];
  value: string;
  onChange: (id: string) => void;
  /** Label of the choice of none. */
  emptyLabel: string;
  error?: string | undefined;
  isRequired?: boolean;
  sx?: object;
}

/** A choice among the chillers of a facility. */
export const ChillerSelect = ({
  chillers,
  value,
  onChange,
  emptyLabel,
  error,
  isRequired = false,
  sx,
}: ChillerSelectProps) => {
  const t = useMessages();
  return (
    <TextField
      select
      label={t('resources.temperature.fields.idChiller')}
      value={chillers.some(({ id }) => String(id) === value) ? value : ''}
      onChange={event => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-required': isRequired } },
        inputLabel: { shrink: true },
      }}
      sx={sx}
    >
      <MenuItem value="" disabled={isRequired}>
        {emptyLabel}
      </MenuItem>
      {chillers.map(({ id, nama }) => (
        <MenuItem key={id} value={String(id)}>
          {nama}
        </MenuItem>
      ))}
    </TextField>
  );
};

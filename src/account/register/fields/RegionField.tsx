import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { register as words } from '#texts/register.ts';
import { useRegions } from './useRegions.ts';

interface RegionFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Autocomplete over about 500 kabupaten and kota. */
export function RegionField({ id, label, value, onChange, error }: RegionFieldProps) {
  const { regions, failed } = useRegions();
  const found = regions?.find(one => one.id === value) ?? null;
  return (
    <Autocomplete
      id={id}
      options={[...(regions ?? [])]}
      loading={regions === null && !failed}
      loadingText={words.region.loading}
      noOptionsText={failed ? words.region.failed : words.region.none}
      openText={words.region.open}
      closeText={words.region.close}
      clearText={words.region.clear}
      value={found}
      getOptionKey={one => one.id}
      getOptionLabel={one => one.name}
      groupBy={one => one.provinsi}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, one) => onChange(one?.id ?? '')}
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          error={error !== undefined}
          helperText={error ?? (failed ? words.region.failed : undefined)}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': true },
          }}
        />
      )}
    />
  );
}

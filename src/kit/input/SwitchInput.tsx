import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { ResourceField } from '../resource/resourceField.ts';
import { useFieldInput } from './useFieldInput.ts';

/** Form input for a boolean field. */
export const SwitchInput = ({ field }: { field: ResourceField }) => {
  const { id, name, label, value, onChange, onBlur, inputRef, help, error } = useFieldInput(field);
  const helpId = `${id}-help`;
  return (
    <FormControl error={error}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            id={id}
            name={name}
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{
              input: { ref: inputRef, 'aria-describedby': help ? helpId : undefined },
            }}
          />
        }
      />
      {help ? <FormHelperText id={helpId}>{help}</FormHelperText> : null}
    </FormControl>
  );
};

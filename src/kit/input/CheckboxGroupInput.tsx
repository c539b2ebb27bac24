import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { formatValue } from '../fields/formatValue.ts';
import { joinValues, splitValues } from '../format/multiValue.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { useFieldInput } from './useFieldInput.ts';

/** Checkbox group. The value lists the checked options in option order. */
export const CheckboxGroupInput = ({ field }: { field: ResourceField }) => {
  const translate = useTranslate();
  const { id, name, label, value, onChange, onBlur, help, error } = useFieldInput(field);
  const helpId = `${id}-help`;
  const session = useRequiredSession();
  const options = field.spec.selectableOptions?.(session) ?? field.options ?? [];
  const checkedOptions = typeof value === 'string' ? splitValues(value) : [];
  const toggle = (option: string, on: boolean) =>
    onChange(
      joinValues(options.filter(one => (one === option ? on : checkedOptions.includes(one)))),
    );
  return (
    // The error summary focuses this element, so it needs a tabIndex.
    <FormControl
      component="fieldset"
      id={id}
      tabIndex={-1}
      error={error}
      aria-describedby={help ? helpId : undefined}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {options.map(option => (
          <FormControlLabel
            key={option}
            label={formatValue(field, option, translate)}
            control={
              <Checkbox
                size="small"
                name={name}
                checked={checkedOptions.includes(option)}
                onChange={(_, on) => toggle(option, on)}
                onBlur={onBlur}
              />
            }
          />
        ))}
      </FormGroup>
      {help ? <FormHelperText id={helpId}>{help}</FormHelperText> : null}
    </FormControl>
  );
};

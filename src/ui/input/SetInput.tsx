import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import { textOf } from '../fields/text.ts';
import { joinSet, splitSet } from '../format/set.ts';
import type { Field } from '../resource/field.ts';
import { useField } from './useField.ts';

/** Checkbox group. The value lists the checked options in option order. */
export const SetInput = ({ field }: { field: Field }) => {
  const translate = useTranslate();
  const { id, name, label, value, onChange, onBlur, help, error } = useField(field);
  const helpId = `${id}-help`;
  const options = field.options ?? [];
  const chosen = typeof value === 'string' ? splitSet(value) : [];
  const turn = (option: string, on: boolean) =>
    onChange(joinSet(options.filter(one => (one === option ? on : chosen.includes(one)))));
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
            label={textOf(field, option, translate)}
            control={
              <Checkbox
                size="small"
                name={name}
                checked={chosen.includes(option)}
                onChange={(_, on) => turn(option, on)}
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

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

export interface FieldProps {
  /** The input's id, where something else links to it. */
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong; stands in the place of the help and is read with the field. */
  error?: string | undefined;
  help?: ReactNode;
  autoComplete: string;
  type?: 'text' | 'password' | 'email';
  inputRef?: OutlinedInputProps['inputRef'];
  endAdornment?: ReactNode;
  /** Whether it has to be filled in; it has unless said otherwise. */
  required?: boolean;
  htmlInput?: React.InputHTMLAttributes<HTMLInputElement>;
}

/** One line of text with its label above. Smaller than MUI's TextField, which carries a menu along. */
export function Field(props: FieldProps) {
  const { label, value, onChange, error, help, autoComplete, type = 'text' } = props;
  const { required = true } = props;
  const made = useId();
  const id = props.id ?? made;
  const note = error ?? help;
  return (
    <FormControl fullWidth error={error !== undefined} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type={type}
        value={value}
        onChange={event => onChange(event.target.value)}
        autoComplete={autoComplete}
        inputRef={props.inputRef}
        endAdornment={props.endAdornment}
        aria-describedby={note ? `${id}-note` : undefined}
        slotProps={{ input: { required: false, 'aria-required': required, ...props.htmlInput } }}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}

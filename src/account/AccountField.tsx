import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

export interface AccountFieldProps {
  /** Input id, needed when an error summary links to it. */
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Error message; replaces the help text in `aria-describedby`. */
  error?: string | undefined;
  help?: ReactNode;
  autoComplete: string;
  type?: 'text' | 'password' | 'email';
  inputRef?: OutlinedInputProps['inputRef'];
  endAdornment?: ReactNode;
  /** Whether the text may have several lines. */
  isMultiline?: true;
  /** Defaults to true. */
  required?: boolean;
  htmlInput?: React.InputHTMLAttributes<HTMLInputElement>;
}

/** Input with a label; smaller than MUI's TextField, which bundles Select and Menu. */
export function AccountField(props: AccountFieldProps) {
  const { label, value, onChange, error, help, autoComplete, type = 'text' } = props;
  const { required = true } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const description = error ?? help;
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
        {...(props.isMultiline ? { multiline: true, minRows: 3 } : {})}
        aria-describedby={description ? `${id}-note` : undefined}
        slotProps={{ input: { required: false, 'aria-required': required, ...props.htmlInput } }}
      />
      {description && <FormHelperText id={`${id}-note`}>{description}</FormHelperText>}
    </FormControl>
  );
}

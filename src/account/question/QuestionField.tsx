import TextField from '@mui/material/TextField';

interface QuestionFieldProps {
  label: string;
  /** `characters`: the last four of a number. */
  kind: 'characters' | 'date' | 'digits' | 'email' | 'multiline' | 'phone' | 'text';
  value: string;
  onChange: (value: string) => void;
  help?: string | undefined;
  error?: string | undefined;
}

/** A field of the page behind the link of a question; nothing of it is remembered by the browser. */
export const QuestionField = ({
  label,
  kind,
  value,
  onChange,
  help,
  error,
}: QuestionFieldProps) => (
  <TextField
    label={label}
    value={value}
    onChange={event => onChange(event.target.value)}
    type={kind === 'date' ? 'date' : kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text'}
    multiline={kind === 'multiline'}
    fullWidth
    error={error !== undefined}
    helperText={[error, help].filter(Boolean).join(' ')}
    autoComplete="off"
    slotProps={{
      inputLabel: kind === 'date' ? { shrink: true } : {},
      htmlInput: {
        ...(kind === 'digits' ? { inputMode: 'numeric' } : {}),
        ...(kind === 'characters' ? { maxLength: 4, inputMode: 'numeric' } : {}),
      },
    }}
  />
);

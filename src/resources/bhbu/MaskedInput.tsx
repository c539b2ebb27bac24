import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isMasked } from '#contract/nik.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { TextInput } from '#src/ui/input/TextInput.tsx';
import { useField } from '#src/ui/input/useField.ts';
import type { Field } from '#src/ui/resource/field.ts';
import { useIsVerified, Verified } from './VerifiedInput.tsx';

/**
 * Input for a number that identifies a person: the stored masked value stays or is replaced whole.
 */
export const MaskedInput = ({ field }: { field: Field }) => {
  const say = useWords();
  const { record } = useFormFacts();
  const { id, label, value, error, help, onChange, inputRef } = useField(field);
  const isVerified = useIsVerified(field);
  const mask = record?.[field.source];
  const isKept = typeof mask === 'string' && isMasked(mask);
  if (isVerified && field.source === 'npwp') return <Verified field={field} />;
  if (isKept && value === mask) {
    return (
      <div>
        <TextField
          id={id}
          label={label}
          value={mask}
          error={error}
          helperText={error ? help : say('resources.bhbu.masked.kept')}
          inputRef={inputRef}
          fullWidth
          slotProps={{
            htmlInput: { readOnly: true, autoComplete: 'off' },
            input: { sx: codeFace },
          }}
        />
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => onChange('')}>
          {say('resources.bhbu.masked.replace', { label })}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <TextInput field={field} />
      {isKept ? (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => onChange(mask)}>
          {say('resources.bhbu.masked.keep')}
        </Button>
      ) : null}
    </div>
  );
};

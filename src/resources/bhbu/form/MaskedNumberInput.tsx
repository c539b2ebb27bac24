import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isMasked } from '#contract/values/nik.ts';
import { codeStyle } from '#src/layout/theme/typography.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/ui/form/ResourceFormContext.ts';
import { TextInput } from '#src/ui/input/TextInput.tsx';
import { useFieldInput } from '#src/ui/input/useFieldInput.ts';
import type { ResourceField } from '#src/ui/resource/resourceField.ts';
import { useIsVerifiedReadOnly, ReadOnlyVerifiedInput } from './VerifiedInput.tsx';

/**
 * Input for a number that identifies a person: the stored masked value stays or is replaced whole.
 */
export const MaskedNumberInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { record } = useResourceForm();
  const { id, label, value, error, help, onChange, inputRef } = useFieldInput(field);
  const isVerified = useIsVerifiedReadOnly(field);
  const maskedValue = record?.[field.source];
  const isStored = typeof maskedValue === 'string' && isMasked(maskedValue);
  if (isVerified && field.source === 'npwp') return <ReadOnlyVerifiedInput field={field} />;
  if (isStored && value === maskedValue) {
    return (
      <div>
        <TextField
          id={id}
          label={label}
          value={maskedValue}
          error={error}
          helperText={error ? help : t('resources.bhbu.masked.stored')}
          inputRef={inputRef}
          fullWidth
          slotProps={{
            htmlInput: { readOnly: true, autoComplete: 'off' },
            input: { sx: codeStyle },
          }}
        />
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => onChange('')}>
          {t('resources.bhbu.masked.replace', { label })}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <TextInput field={field} />
      {isStored ? (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => onChange(maskedValue)}>
          {t('resources.bhbu.masked.keep_stored')}
        </Button>
      ) : null}
    </div>
  );
};

import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { canAccess } from '#contract/policy.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { textOf } from '#src/ui/fields/text.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { SelectInput } from '#src/ui/input/SelectInput.tsx';
import { TextInput } from '#src/ui/input/TextInput.tsx';
import { useField } from '#src/ui/input/useField.ts';
import type { Field } from '#src/ui/resource/field.ts';

/** Whether a field holds a verified value that the company's own account cannot change. */
export function useIsVerified({ source }: Field): boolean {
  const { role } = useSignedIn();
  const { record } = useFormFacts();
  const value = record?.[source];
  const isThere = value !== undefined && value !== null && value !== '';
  return isThere && canAccess(role, 'bhbu.update') === 'own';
}

/** Input that is read-only for the company's own account once its value is verified. */
export const VerifiedInput = ({ field }: { field: Field }) => {
  const isVerified = useIsVerified(field);
  if (isVerified) return <Verified field={field} />;
  return field.kind === 'select' ? <SelectInput field={field} /> : <TextInput field={field} />;
};

/** Read-only value, with a help text that names whom to contact for a change. */
export const Verified = ({ field }: { field: Field }) => {
  const say = useWords();
  const translate = useTranslate();
  const { id, label, value, error, help, inputRef } = useField(field);
  return (
    <TextField
      id={id}
      label={label}
      value={field.kind === 'select' ? textOf(field, value, translate) : value}
      error={error}
      helperText={error ? help : say('resources.bhbu.page.verified')}
      inputRef={inputRef}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
};

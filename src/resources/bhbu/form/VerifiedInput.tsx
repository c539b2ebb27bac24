import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { canAccess } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatValue } from '#src/kit/fields/formatValue.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { SelectInput } from '#src/kit/input/SelectInput.tsx';
import { TextInput } from '#src/kit/input/TextInput.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

/** Whether a field holds a verified value that the company's own account cannot change. */
export function useIsVerifiedReadOnly({ source }: ResourceField): boolean {
  const { role } = useRequiredSession();
  const { record } = useResourceForm();
  const value = record?.[source];
  const hasValue = value !== undefined && value !== null && value !== '';
  return hasValue && canAccess(role, 'bhbu.update') === 'own';
}

/** Input that is read-only for the company's own account once its value is verified. */
export const VerifiedInput = ({ field }: { field: ResourceField }) => {
  const isReadOnly = useIsVerifiedReadOnly(field);
  if (isReadOnly) return <ReadOnlyVerifiedInput field={field} />;
  return field.kind === 'select' ? <SelectInput field={field} /> : <TextInput field={field} />;
};

/** Read-only value, with a help text that names whom to contact for a change. */
export const ReadOnlyVerifiedInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { id, label, value, error, help, inputRef } = useFieldInput(field);
  return (
    <TextField
      id={id}
      label={label}
      value={field.kind === 'select' ? formatValue(field, value, translate) : value}
      error={error}
      helperText={error ? help : t('resources.bhbu.page.verified')}
      inputRef={inputRef}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
};

import { useFormState } from 'react-hook-form';
import { documentRule } from '#contract/core/values/upload.ts';
import { TranslatedFileField } from '../file/TranslatedFileField.tsx';
import type { ResourceField } from '../resource/resourceField.ts';
import { useFieldInput } from './useFieldInput.ts';

/** Form input for one file; a file that breaks the rule of its schema is not accepted. */
export default function FileInput({ field }: { field: ResourceField }) {
  const { isSubmitting } = useFormState();
  const { id, label, value, onChange, help, error } = useFieldInput(field);
  return (
    <TranslatedFileField
      id={id}
      label={label}
      rule={field.fileRule ?? documentRule}
      file={value instanceof File ? value : undefined}
      onChange={file => onChange(file ?? '')}
      error={error ? help : undefined}
      isBusy={isSubmitting}
    />
  );
}

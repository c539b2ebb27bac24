import { useController } from 'react-hook-form';
import { useWords } from '#src/i18n/useWords.ts';
import { useFormFacts } from '../form/FormContext.ts';
import type { FormValues } from '../form/values.ts';
import type { Field } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';

/** Id of a field's input, used by the links of the error summary. */
export const fieldId = (source: string): string => `field-${source}`;

/** Returns the props every input shares: react-hook-form state, label, help and error. */
export function useField(field: Field) {
  const say = useWords();
  const { definition } = useFormFacts();
  const names = useNames(definition);
  const { field: state, fieldState } = useController<FormValues>({ name: field.source });
  const label = names.label(field);
  const error = fieldState.error?.message;
  return {
    id: fieldId(field.source),
    name: state.name,
    inputRef: state.ref,
    value: state.value,
    onChange: state.onChange,
    onBlur: state.onBlur,
    label:
      field.required || field.kind === 'boolean' ? label : say('form.label_optional', { label }),
    help: error ?? names.perhaps(`help.${field.source}`),
    error: error !== undefined,
  };
}

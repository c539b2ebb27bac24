import { useController } from 'react-hook-form';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useZonedLabel } from '../date/ZoneContext.ts';
import { useResourceForm } from '../form/ResourceFormContext.ts';
import type { FormValues } from '../form/formValues.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';

/** Id of a field's input, used by the links of the error summary. */
export const fieldInputId = (source: string): string => `field-${source}`;

/** Returns the props every input shares: react-hook-form state, label, help and error. */
export function useFieldInput(field: ResourceField) {
  const t = useMessages();
  const { definition, cell } = useResourceForm();
  const names = useResourceMessages(definition);
  const { field: state, fieldState } = useController<FormValues>({ name: field.source });
  const zoned = useZonedLabel();
  const label = field.kind === 'time' ? zoned(names.label(field)) : names.label(field);
  const error = fieldState.error?.message;
  return {
    id: fieldInputId(cell?.path(field.source) ?? field.source),
    name: state.name,
    inputRef: state.ref,
    value: state.value,
    onChange: state.onChange,
    onBlur: state.onBlur,
    label: cell
      ? cell.label(label)
      : field.required || field.kind === 'boolean'
        ? label
        : t('form.label_optional', { label }),
    help:
      error ??
      // A cell has no room for it.
      (cell
        ? undefined
        : field.spec.help
          ? names.tKey(field.spec.help)
          : names.tOptional(`help.${field.source}`)),
    error: error !== undefined,
  };
}

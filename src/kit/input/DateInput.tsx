import { DateField } from '../date/DateField.tsx';
import type { ResourceField } from '../resource/resourceField.ts';
import { useResourceForm } from '../form/ResourceFormContext.ts';
import { useFieldInput } from './useFieldInput.ts';

/** Form input for a date. */
export const DateInput = ({ field }: { field: ResourceField }) => {
  const { help, value, ...input } = useFieldInput(field);
  const { cell } = useResourceForm();
  return (
    <DateField
      {...input}
      value={typeof value === 'string' ? value : ''}
      helperText={help}
      required={field.required}
      hasCalendarTabStop={cell === undefined}
    />
  );
};

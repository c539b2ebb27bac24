import { DateField } from '../date/DateField.tsx';
import type { ResourceField } from '../resource/resourceField.ts';
import { useFieldInput } from './useFieldInput.ts';

/** Form input for a date. */
export const DateInput = ({ field }: { field: ResourceField }) => {
  const { help, value, ...input } = useFieldInput(field);
  return (
    <DateField
      {...input}
      value={typeof value === 'string' ? value : ''}
      helperText={help}
      required={field.required}
    />
  );
};

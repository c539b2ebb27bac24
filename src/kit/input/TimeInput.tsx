import { TimeField } from '../date/TimeField.tsx';
import type { ResourceField } from '../resource/resourceField.ts';
import { useFieldInput } from './useFieldInput.ts';

/** Form input for a time of day. */
export const TimeInput = ({ field }: { field: ResourceField }) => {
  const { help, value, ...input } = useFieldInput(field);
  return (
    <TimeField
      {...input}
      value={typeof value === 'string' ? value : ''}
      helperText={help}
      required={field.required}
    />
  );
};

import { DateField } from '../date/DateField.tsx';
import type { ResourceField } from '../resource/resourceField.ts';
import { useResourceForm } from '../form/ResourceFormContext.ts';
import { useFieldInput } from './useFieldInput.ts';

interface DateInputProps {
  field: ResourceField;
  /** Whether the calendar does not offer a day (`YYYY-MM-DD`). */
  isDisabled?: (day: string) => boolean;
}

/** Form input for a date. */
export const DateInput = ({ field, isDisabled }: DateInputProps) => {
  const { help, value, ...input } = useFieldInput(field);
  const { cell } = useResourceForm();
  return (
    <DateField
      {...input}
      value={typeof value === 'string' ? value : ''}
      helperText={help}
      required={field.required}
      {...(isDisabled ? { isDisabled } : {})}
      hasCalendarTabStop={cell === undefined}
    />
  );
};

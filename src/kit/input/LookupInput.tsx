import type { ResourceField } from '../resource/resourceField.ts';
import { LookupAutocomplete } from './LookupAutocomplete.tsx';
import { useFieldInput } from './useFieldInput.ts';

interface LookupInputProps {
  field: ResourceField;
  /** Limits facilities to those that serve this company. */
  bhbuId?: string;
  /** Label for a value that is no longer in the list. */
  fallbackLabel?: string;
}

/** Form input for a lookup field. */
const LookupInput = ({ field, ...more }: LookupInputProps) => {
  const { value, ...input } = useFieldInput(field);
  return (
    <LookupAutocomplete
      {...input}
      {...more}
      lookup={field.lookup}
      required={field.required}
      value={typeof value === 'string' ? value : ''}
    />
  );
};

export default LookupInput;

import type { Field } from '../resource/field.ts';
import { LookupChoice } from './LookupChoice.tsx';
import { useField } from './useField.ts';

interface LookupInputProps {
  field: Field;
  /** Limits facilities to those that serve this company. */
  of?: string;
  /** Label for a value that is no longer in the list. */
  called?: string;
}

/** Form input for a lookup field. */
const LookupInput = ({ field, ...more }: LookupInputProps) => {
  const { value, ...input } = useField(field);
  return (
    <LookupChoice
      {...input}
      {...more}
      lookup={field.lookup}
      required={field.required}
      value={typeof value === 'string' ? value : ''}
    />
  );
};

export default LookupInput;

import type { Field } from '../resource/field.ts';
import { LookupChoice } from './LookupChoice.tsx';
import { useField } from './useField.ts';

interface LookupInputProps {
  field: Field;
  /** The company whose facilities are offered. */
  of?: string;
  /** What the value is called where it cannot be chosen any more. */
  called?: string;
}

/** One of many in a form. */
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

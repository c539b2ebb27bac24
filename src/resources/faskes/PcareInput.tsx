import TextField from '@mui/material/TextField';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { TextInput } from '#src/ui/input/TextInput.tsx';
import { useField } from '#src/ui/input/useField.ts';
import type { Field } from '#src/ui/resource/field.ts';
import { isStaff } from './staff.ts';

/** Input of the P-Care code; read-only for the facility's own staff once it is set. */
export const PcareInput = ({ field }: { field: Field }) => {
  const { role } = useSignedIn();
  const { record } = useFormFacts();
  const isKept = typeof record?.['kodePcare'] === 'string';
  return isKept && isStaff(role) ? <Kept field={field} /> : <TextInput field={field} />;
};

const Kept = ({ field }: { field: Field }) => {
  const say = useWords();
  const { help, error, ...input } = useField(field);
  return (
    <TextField
      {...input}
      error={error}
      helperText={error ? help : say('resources.faskes.page.code_locked')}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
};

import TextField from '@mui/material/TextField';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { TextInput } from '#src/kit/input/TextInput.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isFaskesStaff } from './isFaskesStaff.ts';

/** Input of the P-Care code; read-only for the facility's own staff once it is set. */
export const PcareInput = ({ field }: { field: ResourceField }) => {
  const { role } = useRequiredSession();
  const { record } = useResourceForm();
  const isStored = typeof record?.['kodePcare'] === 'string';
  return isStored && isFaskesStaff(role) ? (
    <ReadOnlyPcareInput field={field} />
  ) : (
    <TextInput field={field} />
  );
};

const ReadOnlyPcareInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { help, error, ...input } = useFieldInput(field);
  return (
    <TextField
      {...input}
      error={error}
      helperText={error ? help : t('resources.faskes.page.code_locked')}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
};

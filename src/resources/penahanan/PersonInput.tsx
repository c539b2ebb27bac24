import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useGetOne } from 'react-admin';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';

/** The person of a hold, who is chosen on the page of a participant; without one it says so. */
export const PersonInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { id, label, value, help, error, inputRef } = useFieldInput(field);
  const idPeserta = Number(value);
  const { data } = useGetOne<Peserta>('peserta', { id: idPeserta }, { enabled: idPeserta > 0 });
  if (!(idPeserta > 0)) {
    return (
      <Alert id={id} severity={error ? 'error' : 'info'} tabIndex={-1}>
        {t('resources.penahanan.choose_person')}
      </Alert>
    );
  }
  return (
    <TextField
      id={id}
      label={label}
      value={data ? [data.nama, data.nik ?? data.noPaspor].filter(Boolean).join(', ') : ''}
      error={error}
      helperText={help}
      inputRef={inputRef}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
};

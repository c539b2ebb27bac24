import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { isMasked, pesertaCalls } from '#contract/peserta/index.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { groupNik } from '#src/ui/format/identity.ts';
import { TextInput } from '#src/ui/input/TextInput.tsx';
import { useField } from '#src/ui/input/useField.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import type { Field } from '#src/ui/resource/field.ts';

type Numbers = Readonly<Record<string, string | null>>;

/**
 * Input of an identity number. A stored number is masked; it can be revealed, which is audited, or
 * replaced. The revealed number lives only in this component's state.
 */
export const NumberInput = ({ field }: { field: Field }) => {
  const { record } = useFormFacts();
  const { value } = useField(field);
  const mask = record?.[field.source];
  const isKept = typeof mask === 'string' && isMasked(mask);
  if (isKept && value === mask) return <Kept field={field} id={Number(record?.id)} mask={mask} />;
  return (
    <div>
      <TextInput field={field} />
      {isKept ? <KeepButton field={field} mask={mask} /> : null}
    </div>
  );
};

const Kept = ({ field, id, mask }: { field: Field; id: number; mask: string }) => {
  const say = useWords();
  const may = useMay();
  const notify = useNotify();
  const { call } = useApi();
  const { id: inputId, label, help, error, onChange, inputRef } = useField(field);
  const [shown, setShown] = useState<string>();
  const [busy, setBusy] = useState(false);
  const reveal = async () => {
    setBusy(true);
    try {
      const numbers: Numbers = await call(pesertaCalls.reveal, { params: { id } });
      setShown(numbers[field.source] ?? '');
    } catch (problem) {
      notify(problem instanceof Error ? problem.message : 'form.errors.system', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <TextField
        id={inputId}
        label={label}
        value={groupNik(shown ?? mask)}
        error={error}
        helperText={error ? help : say('resources.peserta.number.kept')}
        inputRef={inputRef}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, autoComplete: 'off' }, input: { sx: codeFace } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {may('peserta.reveal') ? (
          <Button
            size="small"
            loading={busy}
            onClick={() => (shown === undefined ? void reveal() : setShown(undefined))}
          >
            {say(
              shown === undefined
                ? 'resources.peserta.number.reveal'
                : 'resources.peserta.number.hide',
              { label },
            )}
          </Button>
        ) : null}
        <Button size="small" onClick={() => onChange('')}>
          {say('resources.peserta.number.replace', { label })}
        </Button>
      </Box>
    </div>
  );
};

const KeepButton = ({ field, mask }: { field: Field; mask: string }) => {
  const say = useWords();
  const { onChange } = useField(field);
  return (
    <Button size="small" sx={{ mt: 0.5 }} onClick={() => onChange(mask)}>
      {say('resources.peserta.number.keep')}
    </Button>
  );
};

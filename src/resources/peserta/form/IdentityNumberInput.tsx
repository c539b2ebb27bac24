import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { Suspense, use, useState } from 'react';
import { pesertaCalls, type Issue } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { groupNik } from '#src/kit/format/identity.ts';
import { TextInput } from '#src/kit/input/TextInput.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import { useStoredNumber } from '#src/kit/input/useStoredNumber.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ReplacedNumberContext } from './replacedNumber.ts';
import { useFillFromNik } from './useNikFacts.ts';

const NikCandidates = lazyDialog(() => import('./NikCandidates.tsx'));
const StoredNikCandidates = lazyDialog(() => import('./StoredNikCandidates.tsx'));

type RevealedNumbers = Readonly<Record<string, string | null>>;

/**
 * Input of an identity number. A stored number is masked; it can be revealed, which is audited, or
 * replaced, and stays while nothing is typed. The revealed number lives only in this component's
 * state.
 */
export const IdentityNumberInput = ({ field }: { field: ResourceField }) => {
  const { record } = useResourceForm();
  const isReplacedAtOnce = use(ReplacedNumberContext) === field.source;
  const { mask, isReplacing, replace, keepStored } = useStoredNumber(field, isReplacedAtOnce);
  if (mask === undefined) return <NumberInput field={field} />;
  const id = Number(record?.id);
  if (!isReplacing) {
    return (
      <div>
        <StoredNumberInput field={field} id={id} mask={mask} onReplace={replace} />
        <StoredCandidates field={field} />
      </div>
    );
  }
  return (
    <div>
      <NumberInput field={field} emptyValue={mask} />
      <KeepStoredButton onClick={keepStored} />
      <StoredCandidates field={field} />
    </div>
  );
};

/** Issues of a NIK that a typing error can cause. */
const typingErrorCodes: readonly string[] = ['E01', 'E02', 'E06', 'E07', 'W01'];

/** What the stored NIK may have meant, while the record has an issue with it. */
const StoredCandidates = ({ field }: { field: ResourceField }) => {
  const can = usePermission();
  const { record } = useResourceForm();
  const { onChange } = useFieldInput(field);
  const issues = (record?.['alasan'] ?? []) as readonly Issue[];
  const isFaulty =
    field.source === 'nik' && issues.some(({ code }) => typingErrorCodes.includes(code));
  return isFaulty && can('peserta.reveal') ? (
    <Suspense>
      <StoredNikCandidates id={Number(record?.id)} onPick={onChange} />
    </Suspense>
  ) : null;
};

interface NumberInputProps {
  field: ResourceField;
  emptyValue?: string;
}

const NumberInput = (props: NumberInputProps) =>
  props.field.source === 'nik' ? <NikTextInput {...props} /> : <TextInput {...props} />;

/** Input of a NIK, from which the birth date and the sex are filled. */
const NikTextInput = ({ field, emptyValue }: NumberInputProps) => {
  const t = useMessages();
  const { value, onChange } = useFieldInput(field);
  const hasFilled = useFillFromNik(value);
  const isWritten = typeof value === 'string' && /^\d{15,17}$/.test(value.replace(/[\s.-]/g, ''));
  return (
    <>
      <TextInput field={field} emptyValue={emptyValue} />
      <Box role="status">
        {hasFilled ? (
          <FormHelperText sx={{ mt: 0.5 }}>{t('resources.peserta.nikFacts.filled')}</FormHelperText>
        ) : null}
        {isWritten ? (
          <Suspense>
            <NikCandidates number={value} onPick={onChange} />
          </Suspense>
        ) : null}
      </Box>
    </>
  );
};

const StoredNumberInput = ({
  field,
  id,
  mask: maskedValue,
  onReplace,
}: {
  field: ResourceField;
  id: number;
  mask: string;
  onReplace: () => void;
}) => {
  const t = useMessages();
  const can = usePermission();
  const { call } = useApi();
  const { id: inputId, label, help, error, inputRef } = useFieldInput(field);
  const [revealed, setRevealed] = useState<string>();
  const reveal = useCommand({
    run: (): Promise<RevealedNumbers> => call(pesertaCalls.reveal, { params: { id } }),
    onSuccess: numbers => setRevealed(numbers[field.source] ?? ''),
    notifiesErrors: true,
  });
  return (
    <div>
      <TextField
        id={inputId}
        label={label}
        value={groupNik(revealed ?? maskedValue)}
        error={error}
        helperText={error ? help : t('resources.peserta.number.stored')}
        inputRef={inputRef}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, autoComplete: 'off' }, input: { sx: codeStyle } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {can('peserta.reveal') ? (
          <Button
            size="small"
            loading={reveal.isRunning}
            onClick={() => (revealed === undefined ? void reveal.run() : setRevealed(undefined))}
          >
            {t(
              revealed === undefined
                ? 'resources.peserta.number.reveal'
                : 'resources.peserta.number.hide',
              { label },
            )}
          </Button>
        ) : null}
        <Button size="small" onClick={onReplace}>
          {t('resources.peserta.number.replace', { label })}
        </Button>
      </Box>
    </div>
  );
};

const KeepStoredButton = ({ onClick }: { onClick: () => void }) => {
  const t = useMessages();
  return (
    <Button size="small" sx={{ mt: 0.5 }} onClick={onClick}>
      {t('resources.peserta.number.keep_stored')}
    </Button>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import Skeleton from '@mui/material/Skeleton';
import { useMessages } from '#src/i18n/useMessages.ts';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import { formatValue } from '#src/kit/fields/formatValue.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useNikFacts } from './useNikFacts.ts';

const DateInput = lazyInput(async () => ({
  default: (await import('#src/kit/input/DateInput.tsx')).DateInput,
}));
const SelectInput = lazyInput(async () => ({
  default: (await import('#src/kit/input/SelectInput.tsx')).SelectInput,
}));

/** Input of the birth date or the sex, which shows the NIK's value while the two differ. */
export const NikCheckedInput = ({ field }: { field: ResourceField }) => {
  const Input = field.kind === 'date' ? DateInput : SelectInput;
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
        <Input field={field} />
      </Suspense>
      <Box role="status">
        <NikHint field={field} />
      </Box>
    </>
  );
};

const NikHint = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { value, onChange } = useFieldInput(field);
  const isBirthDate = field.source === 'tanggalLahir';
  const expected = useNikFacts()?.[isBirthDate ? 'tanggalLahir' : 'jenisKelamin'];
  if (expected === undefined || typeof value !== 'string') return null;
  // The century of a NIK is inferred, and an unfinished date is not compared.
  const differs = isBirthDate
    ? isIsoDate(value) && value.slice(2) !== expected.slice(2)
    : value !== '' && value !== expected;
  if (!differs) return null;
  return (
    <>
      <FormHelperText sx={{ mt: 0.5, color: 'warning.main' }}>
        {t('resources.peserta.nikFacts.differs', {
          nik: formatValue(field, expected, translate),
          value: formatValue(field, value, translate),
        })}
      </FormHelperText>
      <Button size="small" onClick={() => onChange(expected)}>
        {t(
          isBirthDate
            ? 'resources.peserta.nikFacts.use_date'
            : 'resources.peserta.nikFacts.use_sex',
        )}
      </Button>
    </>
  );
};

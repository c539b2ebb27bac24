import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatNumber, parseInteger } from '#src/kit/format/number.ts';
import { FieldInput } from '#src/kit/input/FieldInput.tsx';
import { useLineSums } from './useOrderValues.ts';

/** Participants and doses of the order, compared with the sums of its lines while typing. */
export const HeaderSums = () => {
  const t = useMessages();
  const { jumlahPeserta, jumlahDosis, expected } = useLineSums();
  const [alasanDosis] = useWatch<FormValues>({ name: ['alasanDosis'] });
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>
      <SumInput source="jumlahPeserta" sum={jumlahPeserta} messageKey="people" />
      <SumInput source="jumlahDosis" sum={jumlahDosis} messageKey="doses" />
      {jumlahDosis !== expected || (typeof alasanDosis === 'string' && alasanDosis !== '') ? (
        <Box>
          <FieldInput source="alasanDosis" />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {t('resources.order.form.sums.expected', { dosis: formatNumber(expected) })}
          </Typography>
        </Box>
      ) : null}
    </Box>
  );
};

interface SumInputProps {
  source: 'jumlahPeserta' | 'jumlahDosis';
  sum: number;
  messageKey: 'people' | 'doses';
}

/** A sum of the header. It follows the lines until a different number is entered. */
const SumInput = ({ source, sum, messageKey }: SumInputProps) => {
  const t = useMessages();
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const [entered] = useWatch<FormValues>({ name: [source] });
  const sumBefore = useRef(sum);
  const adopt = (): void => {
    setValue(source, sum === 0 ? '' : String(sum), { shouldDirty: true });
    clearErrors(source);
  };
  useEffect(() => {
    const before = sumBefore.current;
    sumBefore.current = sum;
    const value = getValues(source);
    if (before === sum || typeof value !== 'string') return;
    if (value === '' || parseInteger(value) === before)
      setValue(source, sum === 0 ? '' : String(sum), { shouldDirty: true });
  }, [sum, source, getValues, setValue]);
  const header = typeof entered === 'string' ? (parseInteger(entered) ?? 0) : 0;
  const values = { baris: formatNumber(sum), kepala: formatNumber(header) };
  return (
    <Box>
      <FieldInput source={source} />
      <Box
        aria-live="polite"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}
      >
        {header === 0 && sum === 0 ? null : header === sum ? (
          <Typography variant="body2" color="textSecondary">
            {t('resources.order.form.sums.same', values)}
          </Typography>
        ) : (
          <>
            <Typography variant="body2" sx={{ color: 'warning.main' }}>
              {t(`resources.order.form.sums.${messageKey}`, values)}
            </Typography>
            <Button size="small" onClick={adopt}>
              {t('resources.order.form.sums.adopt')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
};

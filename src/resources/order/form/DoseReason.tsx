import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { FieldInput } from '#src/kit/input/FieldInput.tsx';
import { useLineSums } from './useOrderValues.ts';

/** Asks why the doses of the lines are not those of complete courses; nothing where they are. */
export const DoseReason = () => {
  const t = useMessages();
  const { jumlahDosis, expected } = useLineSums();
  const [reason] = useWatch<FormValues>({ name: ['alasanDosis'] });
  if (jumlahDosis === expected && (typeof reason !== 'string' || reason === '')) return null;
  return (
    <Box sx={{ mt: 2, maxWidth: 640 }}>
      <FieldInput source="alasanDosis" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('resources.order.form.expected_doses', { dosis: formatNumber(expected) })}
      </Typography>
    </Box>
  );
};

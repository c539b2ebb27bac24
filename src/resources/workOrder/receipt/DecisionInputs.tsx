import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import {
  isOutsideLimits,
  temperatureDecisions,
  type TemperatureLimits,
} from '#contract/domains/work-order/receipt.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { parseDecimal } from '#src/kit/format/number.ts';
import { FieldInput } from '#src/kit/input/FieldInput.tsx';

/** Whether the values of the count have a temperature outside the limits. */
export function isOutside(values: Readonly<Record<string, unknown>>, limits: TemperatureLimits) {
  const { suhuTerima } = values;
  return typeof suhuTerima === 'string' && isOutsideLimits(parseDecimal(suhuTerima), limits);
}

/** Asks what becomes of doses that arrived outside their temperature limits, and why. */
export const DecisionInputs = ({ limits }: { limits: TemperatureLimits }) => {
  const t = useMessages();
  const values = useWatch<FormValues>() as FormValues;
  if (!isOutside(values, limits)) return null;
  const chosen = temperatureDecisions.find(one => one === values['keputusanSuhu']);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FieldInput source="keputusanSuhu" />
      {chosen ? (
        <Alert severity="warning" role="status">
          {t(`resources.workOrder.decision.effect.${chosen}`)}
        </Alert>
      ) : null}
      <FieldInput source="alasanSuhu" />
    </Box>
  );
};

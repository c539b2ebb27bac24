import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { toFormValues, type FormValues } from '#src/kit/form/formValues.ts';
import { comparedOrder } from '../delta/comparedOrder.ts';
import { OrderDelta } from '../delta/OrderDelta.tsx';
import { useFactName, useOrderFormFacts } from './orderFormContext.ts';
import { findFloorIssues, orderFormFields, typedOrder } from './orderInput.ts';
import { useOrderTotals } from './useOrderValues.ts';

/** What the amendment changes as typed, what it costs, and what it takes back but may not. */
export const AmendmentDelta = () => {
  const { definition } = useResourceForm();
  const { original, earlierLine } = useOrderFormFacts();
  const values = useWatch<FormValues>() as FormValues;
  const { totals } = useOrderTotals();
  const nameOf = useFactName();
  const fields = orderFormFields(definition);
  const before = useMemo(() => {
    if (!original) return undefined;
    // Converted like the typed values, so that equal ones are equal texts.
    const typed = typedOrder(fields, toFormValues(fields, original), id => id);
    return comparedOrder(typed, line => line.id);
  }, [fields, original]);
  if (!original || !before) return null;
  const typed = typedOrder(fields, values, id => earlierLine(id)?.id);
  const { baris: floor = [] } = findFloorIssues(typed.baris, totals, original);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 640 }}>
      {floor.map((issue, at) => (
        <Alert key={at} severity="error">
          {renderMessage(issue)}
        </Alert>
      ))}
      <OrderDelta
        before={before}
        after={comparedOrder(typed, line => line.id)}
        nameOf={nameOf}
        totals={
          totals && {
            dari: original.totalHarga ?? 0,
            ke: totals.total,
            dibayar: original.dibayar ?? 0,
          }
        }
      />
    </Box>
  );
};

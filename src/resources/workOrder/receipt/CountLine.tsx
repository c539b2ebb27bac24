import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  followUpKinds,
  followUpQuantity,
  isSpent,
  receiptResult,
  vvmStages,
} from '#contract/domains/work-order/receipt.ts';
import type { WorkOrderLine } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ResourceFormContext, useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatNumber, parseInteger } from '#src/kit/format/number.ts';
import { FieldInput } from '#src/kit/input/FieldInput.tsx';
import { Card, Detail } from '#src/kit/page/ListBox.tsx';
import { useLineTexts } from '../page/LineList.tsx';
import { countField, counts, isDamaged } from './countFields.ts';

interface CountLineProps {
  line: WorkOrderLine;
  /** Number of the line, from 1. */
  row: number;
  /** Whether the line is handed back, so that nothing follows from missing doses. */
  isReturn: boolean;
}

/** The count of one line, with what follows from it as it is entered. */
export const CountLine = ({ line, row, isReturn }: CountLineProps) => {
  const t = useMessages();
  const titleId = useId();
  const texts = useLineTexts(line);
  const form = useResourceForm();
  const { setValue } = useFormContext<FormValues>();
  const { id, namaProduk, qtyKirim } = line;
  const cell = useMemo(
    () => ({
      path: (source: string) => source,
      label: (label: string) => t('resources.workOrder.receipt.cell', { label, row }),
    }),
    [t, row],
  );
  return (
    <Card labelledBy={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id={titleId} variant="h4" component="h3">
            {row}. {namaProduk}
          </Typography>
          <Detail>{texts.join(' · ')}</Detail>
          <Box>{t('resources.workOrder.receipt.expected', { dosis: formatNumber(qtyKirim) })}</Box>
        </Box>
        <Button
          variant="outlined"
          size="large"
          aria-label={t('resources.workOrder.receipt.matchLine', { row })}
          onClick={() => {
            setValue(countField('qtyTiba', id), String(qtyKirim), { shouldDirty: true });
            setValue(countField('bocor', id), '0', { shouldDirty: true });
            setValue(countField('rusak', id), '0', { shouldDirty: true });
          }}
        >
          {t('resources.workOrder.receipt.match')}
        </Button>
      </Box>
      <ResourceFormContext value={{ ...form, cell }}>
        <Box sx={inputs}>
          {counts.map(name => (
            <FieldInput key={name} source={countField(name, id)} />
          ))}
        </Box>
        {isReturn ? null : <ConditionInputs idLine={id} />}
        <FieldInput source={countField('catatan', id)} />
      </ResourceFormContext>
      <Difference line={line} isReturn={isReturn} />
    </Card>
  );
};

/** Why doses of a line are damaged, and the stage of the vial monitors of the others. */
const ConditionInputs = ({ idLine }: { idLine: number }) => {
  const values = useWatch<FormValues>() as FormValues;
  return (
    <Box sx={inputs}>
      {isDamaged(values, idLine) ? <FieldInput source={countField('alasanRusak', idLine)} /> : null}
      <FieldInput source={countField('vvm', idLine)} />
    </Box>
  );
};

/** What of the line is missing, surplus or replaced, as its count is entered. */
const Difference = ({
  line: { id, qtyKirim },
  isReturn,
}: Pick<CountLineProps, 'isReturn' | 'line'>) => {
  const t = useMessages();
  const values = useWatch<FormValues>() as FormValues;
  const [qtyTiba, bocor = 0, rusak = 0] = counts.map(name => {
    const value = values[countField(name, id)];
    return typeof value === 'string' ? (parseInteger(value) ?? undefined) : 0;
  });
  if (qtyTiba === undefined) return null;
  const vvm = vvmStages.find(stage => stage === values[countField('vvm', id)]);
  const result = receiptResult({ qtyKirim, qtyTiba, bocor, rusak, vvm });
  const kinds = followUpKinds.filter(kind => result[followUpQuantity[kind]] > 0);
  if (kinds.length === 0) {
    return <Alert severity="success">{t('resources.workOrder.receipt.fits')}</Alert>;
  }
  return (
    <Alert severity="warning" role="status">
      {isSpent(vvm) ? (
        <Box>{t('resources.workOrder.receipt.spent', { vvm: vvm ?? '' })}</Box>
      ) : null}
      {kinds.map(kind => (
        <Box key={kind}>
          {t(`resources.workOrder.difference.${kind}`, {
            dosis: formatNumber(result[followUpQuantity[kind]]),
          })}
          .{' '}
          {t(
            isReturn
              ? 'resources.workOrder.receipt.returnShort'
              : `resources.workOrder.effect.${kind}`,
          )}
        </Box>
      ))}
    </Alert>
  );
};

const inputs = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from '#contract/core/zod.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { RecordForm } from '#src/kit/form/RecordForm.tsx';
import { validateInput } from '#src/kit/form/formErrors.ts';
import { toInput, type FormValues } from '#src/kit/form/formValues.ts';
import { useRecordForm } from '#src/kit/form/useRecordForm.ts';
import { FieldInput } from '#src/kit/input/FieldInput.tsx';
import { formFields } from '#src/kit/resource/resourceField.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { TemperatureWarning } from '../page/ShipDialog.tsx';
import { receiptsPath } from '../paths.ts';
import {
  countField,
  countForm,
  counts,
  renameCountErrors,
  toReceipt,
  withCounts,
  type CountedWorkOrder,
} from './countFields.ts';
import { CountLine } from './CountLine.tsx';
import { DecisionInputs } from './DecisionInputs.tsx';

interface CountFormProps {
  /** The work order when the form was opened. */
  record: WorkOrder;
  /** Called when the form becomes dirty or clean. */
  onDirty: (isDirty: boolean) => void;
}

/** Counts what arrived, line by line, with the temperature. */
export const CountForm = ({ record, onDirty }: CountFormProps) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const { id, baris } = record;
  // The lines stay the same after the departure.
  const definition = useMemo(() => countForm(record), [record]);
  const fields = formFields(definition);
  const schema = definition.input ?? z.object({});
  /** The input that was sent last, to which the server's errors refer. */
  const sent = useRef<Readonly<Record<string, unknown>>>({});
  const state = useRecordForm<CountedWorkOrder>({
    fields,
    record: useMemo(() => withCounts(record), [record]),
    validate: validateInput(schema, fields, input =>
      Object.fromEntries(
        baris
          .filter(
            line =>
              typeof input[countField('qtyTiba', line.id)] !== 'number' &&
              counts.some(name => Number(input[countField(name, line.id)] ?? 0) > 0),
          )
          .map(line => [
            countField('qtyTiba', line.id),
            [t('resources.workOrder.receipt.countFirst')],
          ]),
      ),
    ),
    backPath: receiptsPath,
    save: async (values, base) => {
      sent.current = toInput(fields, values);
      const saved = await call(workOrderCalls.saveReceipt, {
        params: { id },
        body: toReceipt(schema.parse(sent.current), baris, base?.version),
      });
      await invalidateResource(client, 'workOrder');
      return withCounts(saved);
    },
    success: () => ({ text: t('resources.workOrder.receipt.saved'), type: 'success' }),
    onSaved: () => 'continue',
    toRecord: current => withCounts(current as WorkOrder),
    renameErrors: messages => renameCountErrors(messages, sent.current, baris),
  });
  const isDirty = state.changedFields.length > 0;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <RecordForm definition={definition} state={state} header={null}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography color="textSecondary">{t('resources.workOrder.receipt.countLead')}</Typography>
        <AllMatchButton lines={baris} />
        {baris.map((line, at) => (
          <CountLine
            key={line.id}
            line={line}
            row={at + 1}
            isReturn={record.jenis === 'AMBIL_KEMBALI'}
          />
        ))}
        <Box
          component="section"
          aria-label={t('resources.workOrder.receipt.general')}
          sx={{ display: 'grid', gap: 2, maxWidth: 640 }}
        >
          <FieldInput source="suhuTerima" />
          <TemperatureWarning source="suhuTerima" limits={record} />
          {record.jenis === 'AMBIL_KEMBALI' ? null : <DecisionInputs limits={record} />}
          <FieldInput source="catatanTerima" />
        </Box>
      </Box>
    </RecordForm>
  );
};

/** Counts every line as it was shipped. */
const AllMatchButton = ({ lines }: { lines: WorkOrder['baris'] }) => {
  const t = useMessages();
  const { setValue } = useFormContext<FormValues>();
  const fill = (): void => {
    for (const { id, qtyKirim } of lines) {
      for (const [name, value] of [
        ['qtyTiba', qtyKirim],
        ['bocor', 0],
        ['rusak', 0],
      ] as const) {
        setValue(countField(name, id), String(value), { shouldDirty: true });
      }
    }
  };
  return (
    <Button variant="outlined" size="large" onClick={fill} sx={{ justifySelf: 'start' }}>
      {t('resources.workOrder.receipt.allMatch')}
    </Button>
  );
};

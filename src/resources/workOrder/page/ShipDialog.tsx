import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { isOutsideLimits, type TemperatureLimits } from '#contract/domains/work-order/receipt.ts';
import { shipmentInput, type WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { parseDecimal } from '#src/kit/format/number.ts';
import { TextInput } from '#src/kit/input/TextInput.tsx';
import type { AnyRecord, FieldSpec } from '#src/kit/resource/definition.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedResources, workOrderName } from '../definition.ts';

interface ShipDialogProps {
  record: WorkOrder;
  onClose: () => void;
}

/** Records the departure with the loading temperature, the courier and the vehicle. */
export const ShipDialog = ({ record, onClose }: ShipDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version, jenis, suhuMin, suhuMax, namaKurir, hpKurir, noKendaraan } = record;
  const fields = useMemo(
    (): Readonly<Record<string, FieldSpec<AnyRecord>>> => ({
      suhuMuat: {
        Input: ({ field }) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <TextInput field={field} />
            <TemperatureWarning source={field.source} limits={{ suhuMin, suhuMax }} />
          </Box>
        ),
      },
      namaKurir: {},
      hpKurir: {},
      noKendaraan: {},
    }),
    [suhuMin, suhuMax],
  );
  const name = workOrderName(record);
  return (
    <CommandDialog
      title={t('resources.workOrder.ship.title', { name })}
      description={t(
        `resources.workOrder.ship.${jenis === 'AMBIL_KEMBALI' ? 'returnText' : 'text'}`,
      )}
      confirmLabel={t('resources.workOrder.ship.button')}
      resource="workOrder"
      schema={shipmentInput}
      fields={fields}
      initialValues={{ namaKurir, hpKurir, noKendaraan }}
      version={version}
      autoFocus="suhuMuat"
      run={body => call(workOrderCalls.ship, { params: { id }, body })}
      invalidates={['workOrder', ...changedResources]}
      success={() => t('resources.workOrder.ship.done', { name })}
      onClose={onClose}
    />
  );
};

interface TemperatureWarningProps {
  /** The form's field with the temperature. */
  source: string;
  limits: TemperatureLimits;
}

/** Says the limits of the products, and warns of a temperature outside of them as it is entered. */
export const TemperatureWarning = ({ source, limits }: TemperatureWarningProps) => {
  const t = useMessages();
  const value = useWatch<FormValues>({ name: source });
  const { suhuMin: min, suhuMax: max } = limits;
  const suhu = typeof value === 'string' ? parseDecimal(value) : null;
  return isOutsideLimits(suhu, limits) ? (
    <Alert severity="warning">{t('resources.workOrder.temperature.outside', { min, max })}</Alert>
  ) : (
    <Alert severity="info">{t('resources.workOrder.temperature.range', { min, max })}</Alert>
  );
};

import { useState } from 'react';
import {
  isExcursion,
  storageLimits,
  temperatureCalls,
} from '#contract/domains/stock/temperature.ts';
import { temperatureInput, type TemperatureReading } from '#contract/domains/stock/temperature.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { InstantInput, toInstant, toLocalText } from '#src/kit/date/InstantInput.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { ChillerInput } from './ChillerInput.tsx';

const ownFields = {
  idChiller: { Input: ChillerInput },
  waktu: { Input: InstantInput },
  suhu: {},
  catatan: { kind: 'multiline' },
} as const;
const allFields = { idFaskes: { lookup: 'faskes', required: true }, ...ownFields } as const;

const toBody = ({ waktu, idChiller, ...rest }: Readonly<Record<string, unknown>>) => ({
  ...rest,
  idChiller: Number(idChiller) || null,
  waktu: toInstant(waktu),
});

interface ReadingDialogProps {
  /** The facility that is offered first. */
  idFaskes: string | undefined;
  idChiller: string | undefined;
  /** Called with a reading outside the limits. */
  onExcursion: (reading: TemperatureReading) => void;
  onClose: () => void;
}

/** Records a temperature of now or of an earlier time. */
export const ReadingDialog = ({
  idFaskes,
  idChiller,
  onExcursion,
  onClose,
}: ReadingDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const [opened] = useState(() => toLocalText(new Date()));
  return (
    <CommandDialog
      title={t('resources.temperature.addTitle')}
      description={t('resources.temperature.lead', storageLimits)}
      confirmLabel={t('resources.temperature.addSubmit')}
      resource="temperature"
      schema={temperatureInput}
      fields={isFaskesStaff(role) ? ownFields : allFields}
      initialValues={{ waktu: opened, idFaskes, idChiller }}
      toBody={toBody}
      validate={({ waktu }): Readonly<Record<string, readonly string[]>> =>
        waktu === undefined ? { waktu: [t('resources.temperature.whenMissing')] } : {}
      }
      autoFocus="suhu"
      run={(body, idempotencyKey) => call(temperatureCalls.create, { body }, { idempotencyKey })}
      invalidates={['temperature']}
      success={({ suhu }) => t('resources.temperature.added', { suhu: formatNumber(suhu) })}
      onSuccess={reading => {
        onClose();
        if (isExcursion(reading.suhu)) onExcursion(reading);
      }}
      onClose={onClose}
    />
  );
};

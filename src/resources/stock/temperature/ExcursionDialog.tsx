import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  excursionDecisions,
  excursionInput,
  type ExcursionDecision,
  type ExcursionScope,
} from '#contract/domains/stock/excursion.ts';
import { temperatureCalls, type TemperatureReading } from '#contract/domains/stock/temperature.ts';
import { errorsByField } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber, parseInteger } from '#src/kit/format/number.ts';
import { ListError } from '#src/kit/list/ListStates.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { changedByStock } from '../definition.ts';
import { ExposedStocks } from './ExposedStocks.tsx';

interface ExcursionDialogProps {
  reading: TemperatureReading;
  onDone: () => void;
  onClose: () => void;
}

/** Decides about a temperature outside the limits, for all stock that was there. */
export const ExcursionDialog = ({ reading, onDone, onClose }: ExcursionDialogProps) => {
  const { data, error, refetch } = useCall('temperature', temperatureCalls.excursion, {
    params: { id: reading.id },
  });
  const t = useMessages();
  const title = t('resources.temperature.handle.title', {
    suhu: formatNumber(reading.suhu),
    when: formatDateTime(reading.waktu, reading.zona),
  });
  if (data) {
    return <DecisionForm {...{ reading, title, scope: data, onDone, onClose }} />;
  }
  return (
    <ConfirmDialog title={title} confirmLabel={undefined} onConfirm={onClose} onClose={onClose}>
      {error ? (
        <ListError
          detail={error.message}
          error={error}
          hasStaleRows={false}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </ConfirmDialog>
  );
};

interface DecisionFormProps extends ExcursionDialogProps {
  title: string;
  scope: ExcursionScope;
}

/** Returns the doses of each stock as they are offered: all that are left. */
const allDoses = ({ stok }: ExcursionScope): Readonly<Record<number, string>> =>
  Object.fromEntries(stok.map(({ id, sisa }) => [id, String(sisa)]));

const DecisionForm = ({ reading, title, scope, onDone, onClose }: DecisionFormProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version } = reading;
  const hasStock = scope.stok.length > 0;
  const [decision, setDecision] = useState<ExcursionDecision>(
    hasStock ? 'KARANTINA' : 'TANPA_KARANTINA',
  );
  const [doses, setDoses] = useState(() => allDoses(scope));
  const [reason, setReason] = useState('');
  const [isForOthers, setIsForOthers] = useState(true);
  const command = useCommand({
    run: (body: ReturnType<typeof excursionInput.parse>) =>
      call(temperatureCalls.handle, { params: { id }, body }),
    invalidates: ['temperature', ...changedByStock],
    success: () => t('resources.temperature.handle.done'),
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const input = {
    keputusan: decision,
    alasan: reason,
    stok:
      decision === 'KARANTINA'
        ? Object.entries(doses).map(([stock, text]) => ({
            id: Number(stock),
            jumlah: parseInteger(text) ?? 0,
          }))
        : [],
    termasukLain: isForOthers && scope.pembacaanLain > 0,
    version,
  };
  const confirm = (): void => {
    const parsed = excursionInput.safeParse(input);
    if (parsed.success) return void command.run(parsed.data);
    command.setErrors(
      Object.fromEntries(
        Object.entries(errorsByField(parsed.error)).map(([name, texts]) => [
          name.split('.')[0] ?? '',
          texts[0] ?? '',
        ]),
      ),
    );
  };
  const { errors } = command;
  return (
    <ConfirmDialog
      title={title}
      description={t('resources.temperature.handle.lead')}
      confirmLabel={t(`resources.temperature.handle.submit.${decision}`)}
      command={command}
      isDirty={reason !== ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RadioGroup
          aria-label={t('resources.temperature.handle.decision')}
          value={decision}
          onChange={(_, value) => {
            command.clearErrors();
            setDecision(value as ExcursionDecision);
          }}
        >
          {excursionDecisions.map(one => (
            <FormControlLabel
              key={one}
              value={one}
              disabled={one === 'KARANTINA' && !hasStock}
              control={<Radio />}
              label={t(`resources.temperature.handle.choice.${one}`)}
            />
          ))}
        </RadioGroup>
        {hasStock ? null : <Box>{t('resources.temperature.handle.noStock')}</Box>}
        {decision === 'KARANTINA' ? (
          <ExposedStocks stocks={scope.stok} doses={doses} onChange={setDoses} />
        ) : null}
        {errors['stok'] === undefined ? null : <Alert severity="error">{errors['stok']}</Alert>}
        <TextField
          label={t(`resources.temperature.handle.reason.${decision}`)}
          value={reason}
          onChange={event => {
            command.clearErrors();
            setReason(event.target.value);
          }}
          error={errors['alasan'] !== undefined}
          helperText={errors['alasan']}
          multiline
          minRows={2}
          required
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {scope.pembacaanLain > 0 ? (
          <FormControlLabel
            control={
              <Checkbox checked={isForOthers} onChange={(_, isOn) => setIsForOthers(isOn)} />
            }
            label={t('resources.temperature.handle.others', {
              smart_count: scope.pembacaanLain,
              number: formatNumber(scope.pembacaanLain),
            })}
          />
        ) : null}
      </Box>
    </ConfirmDialog>
  );
};

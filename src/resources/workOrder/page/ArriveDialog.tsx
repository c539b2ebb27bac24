import { useState } from 'react';
import { timestamp } from '#contract/core/record.ts';
import { z } from '#contract/core/zod.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { InstantInput, toInstant, toLocalText } from '#src/kit/date/InstantInput.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedResources, workOrderName } from '../definition.ts';

const schema = z.strictObject({ waktuTiba: timestamp.optional() });
const fields = { waktuTiba: { Input: InstantInput } } as const;

interface ArriveDialogProps {
  record: WorkOrder;
  onClose: () => void;
}

/** Records when a shipment arrived: now, or earlier. */
export const ArriveDialog = ({ record, onClose }: ArriveDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [opened] = useState(() => toLocalText(new Date()));
  const { id, version, waktuKirim } = record;
  const name = workOrderName(record);
  return (
    <CommandDialog
      title={t('resources.workOrder.arrival.title', { name })}
      description={t('resources.workOrder.arrival.text', {
        departed: waktuKirim === null ? '' : formatDateTime(waktuKirim),
      })}
      confirmLabel={t('resources.workOrder.arrival.button')}
      resource="workOrder"
      schema={schema}
      fields={fields}
      initialValues={{ waktuTiba: opened }}
      // The server's clock says when now is.
      toBody={({ waktuTiba }) =>
        waktuTiba === opened ? {} : { waktuTiba: toInstant(waktuTiba) ?? '' }
      }
      validate={({ waktuTiba }): Readonly<Record<string, readonly string[]>> =>
        waktuTiba === '' ? { waktuTiba: [t('resources.workOrder.arrival.missing')] } : {}
      }
      run={({ waktuTiba }) =>
        call(workOrderCalls.changeState, {
          params: { id },
          body: { event: 'arrive', waktuTiba, version },
        })
      }
      invalidates={['workOrder', ...changedResources]}
      success={() => t('resources.workOrder.arrival.done', { name })}
      onClose={onClose}
    />
  );
};

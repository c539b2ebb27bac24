import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { text } from '#contract/core/record.ts';
import { z } from '#contract/core/zod.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { changedResources, workOrderName } from '../definition.ts';
import { EarlierBatches } from './EarlierBatches.tsx';
import { ParticipantCheck } from './ParticipantCheck.tsx';

const reason = text(1, 500).meta({ input: 'multiline' });

/** Returns the reasons that are asked for: for too few participants, and for later batches. */
const reasonsFor = (isShort: boolean, isLater: boolean) => ({
  schema: z.strictObject({
    ...(isShort ? { alasan: reason } : {}),
    ...(isLater ? { alasanBatch: reason } : {}),
  }),
  fields: {
    ...(isShort ? { alasan: { label: 'resources.workOrder.action.issue.reason' } } : {}),
    ...(isLater ? { alasanBatch: { label: 'resources.workOrder.publish.batchReason' } } : {}),
  },
});

interface PublishDialogProps {
  record: WorkOrder;
  event: 'issue' | 'pack';
  onClose: () => void;
}

/** Issues or packs a work order, and asks for the reasons that it needs as it is now. */
export const PublishDialog = ({ record, event, onClose }: PublishDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, idOrder, version, jenis, lebihAwal, alasanBatch } = record;
  // A follow-up brings doses that were checked already.
  const isChecked = event === 'issue' && jenis === 'KIRIM';
  const { data: check, error } = useCall(
    'order',
    workOrderCalls.checkParticipants,
    { params: { id: idOrder } },
    { enabled: isChecked },
  );
  const isShort = check !== undefined && !check.cukup;
  const isLater = lebihAwal.length > 0 && !(event === 'pack' && alasanBatch !== null);
  const { schema, fields } = useMemo(() => reasonsFor(isShort, isLater), [isShort, isLater]);
  const name = workOrderName(record);
  const verb = t(`resources.workOrder.action.${event}.label`);
  // The fields of an open form stay, so it opens when they are known.
  if (isChecked && check === undefined && error === null) return null;
  return (
    <CommandDialog
      title={t('resources.workOrder.publish.title', { verb, name })}
      description={t(`resources.workOrder.action.${event}.text`)}
      confirmLabel={t('list.action.confirm', { verb, what: t('resources.workOrder.noun') })}
      resource="workOrder"
      schema={schema}
      fields={fields}
      lead={
        isShort || isLater ? (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {isShort ? <ParticipantCheck check={check} /> : null}
            {isLater ? <EarlierBatches record={record} /> : null}
          </Box>
        ) : error ? (
          <Alert severity="warning">{error.message}</Alert>
        ) : undefined
      }
      run={body =>
        call(workOrderCalls.changeState, {
          params: { id },
          body: { ...(body as { alasan?: string; alasanBatch?: string }), event, version },
        })
      }
      invalidates={['workOrder', ...changedResources]}
      success={() => t(`resources.workOrder.publish.done.${event}`, { name })}
      onClose={onClose}
    />
  );
};

import { text } from '#contract/core/record.ts';
import { plausibleDay } from '#contract/core/values/plausible-day.ts';
import { z } from '#contract/core/zod.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { changedResources, workOrderName } from '../definition.ts';

const alasan = text(1, 500).meta({ input: 'multiline' });
const schemas = {
  decline: z.strictObject({ alasan }),
  propose: z.strictObject({ tanggalTiba: plausibleDay, alasan }),
} as const;
const fields = {
  decline: { alasan: { label: 'resources.workOrder.action.decline.reason' } },
  propose: {
    tanggalTiba: { label: 'resources.workOrder.action.propose.day' },
    alasan: { label: 'resources.workOrder.action.propose.reason' },
  },
} as const;

interface AnswerDialogProps {
  record: WorkOrder;
  event: 'decline' | 'propose';
  onClose: () => void;
}

/** Answers for the facility that it cannot receive a delivery, or proposes another day. */
export const AnswerDialog = ({ record, event, onClose }: AnswerDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version } = record;
  return (
    <CommandDialog
      title={t(`resources.workOrder.action.${event}.title`, { name: workOrderName(record) })}
      description={t(`resources.workOrder.action.${event}.text`)}
      confirmLabel={t(`resources.workOrder.action.${event}.label`)}
      resource="workOrder"
      schema={schemas[event]}
      fields={fields[event]}
      run={input =>
        call(workOrderCalls.changeState, {
          params: { id },
          body: { ...(input as { alasan: string; tanggalTiba?: string }), event, version },
        })
      }
      invalidates={['workOrder', ...changedResources]}
      success={() => t(`resources.workOrder.action.${event}.done`)}
      onClose={onClose}
    />
  );
};

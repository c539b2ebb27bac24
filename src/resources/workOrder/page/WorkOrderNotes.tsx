import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { NotesPanel } from '#src/kit/note/index.ts';

/** The notes on a work order. */
export const WorkOrderNotes = ({ record: { id } }: { record: WorkOrder }) => (
  <NotesPanel resource="workOrder" id={id} calls={workOrderCalls} read="workOrder.read" />
);

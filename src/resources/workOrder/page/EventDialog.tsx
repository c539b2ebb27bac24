import type { workOrderEvents } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { ActionDialog } from '#src/kit/actions/ActionDialog.tsx';
import { useActions } from '#src/kit/actions/useActions.ts';
import { definition } from '../definition.ts';

interface EventDialogProps {
  record: WorkOrder;
  event: (typeof workOrderEvents)[number];
  onClose: () => void;
}

/** Confirms an event of a work order's lifecycle, and asks for its reason where it needs one. */
export const EventDialog = ({ record, event, onClose }: EventDialogProps) => {
  const action = useActions(definition).find(({ name }) => name === event);
  return action ? (
    <ActionDialog definition={definition} action={action} records={[record]} onClose={onClose} />
  ) : null;
};

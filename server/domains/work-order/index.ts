import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { createNoteHandlers } from '#server/platform/note/note-handlers.ts';
import { listBatches } from './batches.ts';
import { saveReceipt } from './count.ts';
import { documentHandlers } from './document.ts';
import { exportHandlers } from './export.ts';
import { followUp } from './follow-up.ts';
import { moveHandlers } from './move.ts';
import { participantHandler } from './participants.ts';
import { photoHandlers } from './photos.ts';
import { facts, getWorkOrder, list, ofOrder } from './read.ts';
import { receiptHandlers } from './receive.ts';
import { workOrderRecords } from './records.ts';
import { reviewTemperature } from './temperature-review.ts';
import { writeHandlers } from './write.ts';

export { countWorkOrders } from './count-needs.ts';
export { deliveryDocuments, earlierDeliveries } from './document.ts';
export { workOrderLifecycle } from './lifecycle.ts';
export { getDeliveredOrder } from './order.ts';
export { page as workOrderPage } from './read.ts';
export { workOrderScope } from './records.ts';
export { countUnreviewed } from './temperature-decision.ts';
export { workOrderLineHandlers } from './order-lines.ts';
export { remindOfDeliveries } from './reminders.ts';

export const workOrderHandlers: Handlers<typeof workOrderCalls> = {
  list,
  get: (ctx, { params }) => getWorkOrder(ctx, params.id),
  ofOrder,
  checkParticipants: participantHandler,
  facts,
  batches: listBatches,
  followUp,
  saveReceipt,
  reviewTemperature,
  history: createHistoryHandler('workOrder', workOrderRecords),
  ...writeHandlers,
  ...moveHandlers,
  ...receiptHandlers,
  ...photoHandlers,
  ...exportHandlers,
  ...documentHandlers,
  ...createNoteHandlers({
    resource: 'workOrder',
    read: 'workOrder.read',
    records: workOrderRecords,
    labelOf: workOrderRecords.labelOf,
  }),
};

import type { orderCalls } from '#contract/domains/order/calls.ts';
import type { Handler, Handlers } from '#server/platform/context.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { createNoteHandlers } from '#server/platform/note/note-handlers.ts';
import { amendmentHandlers } from './amendment.ts';
import { calculationHandlers } from './calculate.ts';
import { decisionHandlers } from './decide.ts';
import { exportHandlers } from './export.ts';
import { getOrderFacts } from './facts.ts';
import { list, ofPks } from './list.ts';
import { getOrder } from './read.ts';
import { orderRecords } from './records.ts';
import { settlementHandlers } from './settlement.ts';
import { writeHandlers } from './write.ts';

export {
  addMoneyHook,
  advanceOrder,
  lockCurrentVersion,
  lockOrder,
  recordOrderFact,
  stopPaymentClock,
} from './advance.ts';
export { isActiveBoosterPks } from './booster.ts';
export { mapContinuedLines, recordDelivery, takeOverDeliveries } from './delivery.ts';
export { amountDue, findPaidDoses, findShippingObstacle, findShippingObstacles } from './paid.ts';
export { cancelOpenAmendments, endOrdersUnder } from './ending.ts';
export { findBelowFloor } from './floor.ts';
export { acknowledgeAdjustments, orderLifecycle } from './lifecycle.ts';
export { findLines, type StoredLine } from './lines.ts';
export { pricedLine } from './submit.ts';
export {
  countLackingParticipants,
  countOrders,
  countReversed,
  countToApprove,
  page as orderPage,
} from './list.ts';
export { getOrder, toOrder } from './read.ts';
export {
  everyOrder,
  orderLabel,
  orderRecords,
  orderScope,
  plannedDelivery,
  type OrderRow,
} from './records.ts';
export { countOpenSettlements } from './settlement.ts';
export {
  currentVersion,
  findOrigins,
  isPendingAmendment,
  isSigned,
  lockFamily,
  rootIdOf,
  selectLastVersions,
} from './versions.ts';
export { lineHandlers as orderDetailHandlers } from './write.ts';

const findHistory = createHistoryHandler('order', orderRecords);

/** A facility does not see what the parties write to each other. */
const history: Handler<typeof orderCalls.history> = async (ctx, input) => {
  const changes = await findHistory(ctx, input);
  return ctx.user.faskesId === null
    ? changes
    : changes.map(change => ({ ...change, alasan: null }));
};

/** Handlers of orders; those of the signed copies are in the domain `pks`, a layer above. */
export const orderHandlers: Handlers<
  Omit<
    typeof orderCalls,
    | 'attachments'
    | 'downloadAttachment'
    | 'downloadBuyerCopy'
    | 'downloadSellerCopy'
    | 'uploadBuyerCopy'
    | 'uploadSellerCopy'
  >
> = {
  list,
  ofPks,
  get: (ctx, { params }) => getOrder(ctx, params.id),
  getWithInvoiceAccount: (ctx, { params }) => getOrder(ctx, params.id),
  status: (ctx, { params }) => getOrder(ctx, params.id),
  facts: (ctx, { params }) => getOrderFacts(ctx, params.id),
  history,
  ...writeHandlers,
  ...decisionHandlers,
  ...amendmentHandlers,
  ...calculationHandlers,
  ...exportHandlers,
  ...settlementHandlers,
  ...createNoteHandlers({
    resource: 'order',
    read: 'pks.read',
    records: orderRecords,
    labelOf: orderRecords.labelOf,
    // The versions of an order share their notes.
    storedAt: ({ id, rootId }) => rootId ?? id,
  }),
};

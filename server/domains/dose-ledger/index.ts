import type { doseLedgerCalls } from '#contract/domains/stock/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { createDocumentHandlers } from '#server/platform/document/index.ts';
import { leftoverDocuments } from './document.ts';
import { ofOrder } from './of-order.ts';
import { recallHandlers } from './recall.ts';

export { earlierLeftovers, leftoverDocuments } from './document.ts';
export { beginUseOfOrders } from './of-order.ts';
export { reportLeftover } from './report.ts';

export const doseLedgerHandlers: Handlers<typeof doseLedgerCalls> = {
  ofOrder,
  ...recallHandlers,
  ...createDocumentHandlers(leftoverDocuments),
};

import type { doseLedgerCalls } from '#contract/stock/calls.ts';
import type { Handlers } from '../context.ts';
import { createDocumentHandlers } from '../document/index.ts';
import { leftoverDocuments } from './document.ts';
import { ofOrder } from './of-order.ts';
import { recallHandlers } from './recall.ts';

export { leftoverDocuments } from './document.ts';
export { beginUseOfOrders } from './of-order.ts';

export const doseLedgerHandlers: Handlers<typeof doseLedgerCalls> = {
  ofOrder,
  ...recallHandlers,
  ...createDocumentHandlers(leftoverDocuments),
};

import type { stockCalls } from '#contract/domains/stock/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { entries, list } from './read.ts';
import { stockRecords } from './records.ts';
import { writeHandlers } from './write.ts';

export { chillerHandlers } from './chiller.ts';
export { expireStock, unexpireStock } from './expiry.ts';
export {
  cancelInjection,
  findShortage,
  recordInjection,
  takeBackInjection,
  type Injection,
} from './injection.ts';
export { addEntries, recordReceipt } from './ledger.ts';
export { countImbalances, countQuarantined, countUnreportedLeftover } from './read.ts';
export { selectStock, stockRecords, stockScope, type StockRow } from './records.ts';
export { countExcursions, temperatureHandlers } from './temperature/index.ts';
export { findDosesLeft } from './usable-doses.ts';

/** The handlers of stock, but for the report of the leftover, which files a document of the order. */
export const stockHandlers: Omit<Handlers<typeof stockCalls>, 'report'> = {
  list,
  get: (ctx, { params }) => stockRecords.get(ctx, params.id),
  entries,
  ...writeHandlers,
};
